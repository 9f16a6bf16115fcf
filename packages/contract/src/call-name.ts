/** Returns the name of a path's call: `accessCodes.unmanaged.get` for `/access_codes/unmanaged/get`. */
export const callName = (path: string): string =>
  path
    .slice(1)
    .replaceAll("/", ".")
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
