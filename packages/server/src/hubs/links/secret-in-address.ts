// Whether a typed address may hold a password: a user before the host, a query or a fragment. What is no address at all
// is looked at too: a person may have mistyped one with their password in it.

/** `＠` becomes `@` in host names. */
export const mayHoldSecret = (address: string): boolean => /[@?#\uFF20\uFE6B]|%40|%3f|%23/i.test(address);
