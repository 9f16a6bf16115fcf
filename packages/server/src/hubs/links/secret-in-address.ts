// Checks if a typed address may hold a password: a user before the host, a query or a fragment. Invalid addresses are
// checked too, because they may be mistyped ones with a password.

/** `＠` becomes `@` in host names. */
export const mayHoldSecret = (address: string): boolean => /[@?#\uFF20\uFE6B]|%40|%3f|%23/i.test(address);
