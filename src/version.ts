/** Version of this release; a test holds it against package.json. */
export const version = '1.0.0';
/** How the actions introduce themselves to the service and to GitHub. */
export const userAgent = `security-test-gate/${version}`;
