// Oldest Node version that runs the server: the first whose SQLite module reports a statement's columns, and whether a
// transaction is open.
const [leastMajor, leastMinor] = [22, 16];

export const leastNode = `${leastMajor}.${leastMinor}`;

export function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
