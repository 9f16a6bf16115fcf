// Written by `npm run generate` from package.json. Do not edit.
export const userAgent = "@mortise/webhooks/0.54.2";
