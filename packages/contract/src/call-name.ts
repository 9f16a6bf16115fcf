/** The name of a path's call: `/access_codes/unmanaged/get` is `accessCodes.unmanaged.get`. */
export const callName = (path: string): string =>
  path
    .slice(1)
    .replaceAll("/", ".")
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
