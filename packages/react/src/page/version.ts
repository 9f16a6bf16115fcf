/**
 * Version of this package, which is part of the stylesheet's URL on the public CDN. A test keeps it equal to
 * package.json.
 */
export const version = "1.42.1";
