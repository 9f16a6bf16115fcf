/** Our own pictures are kept without a host, because where the server lives changes; an answer names the host the caller reached. */
export const withAssetOrigin = (json: string, origin: string): string => json.replaceAll('"/images/', `"${origin}/images/`);
