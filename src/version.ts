/** Version of this release; a test holds it against package.json. */
export const version = '1.0.0';
