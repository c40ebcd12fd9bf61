/** Where this action is published: its owner and its name on GitHub. `npm run owner` sets it. */
export const repository = 'OWNER/security-test-gate';
