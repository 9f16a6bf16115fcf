// Written by `npm run generate` from package.json. Do not edit.
export const userAgent = "@mortise/client/8.2.4";
