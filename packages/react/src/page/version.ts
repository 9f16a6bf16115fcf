/** This package's version: names the stylesheet on the public CDN. A test holds it equal to package.json. */
export const version = "1.42.1";
