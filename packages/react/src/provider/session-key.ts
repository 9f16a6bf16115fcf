/**
 * Names a session in cache keys without giving its secret away: the endpoint, and a 106-bit digest of who is asking.
 * Not for cryptography; synchronous, because a key is needed while rendering.
 */
export function sessionKeyOf(endpoint: string, ...identity: readonly string[]): string {
  const text = JSON.stringify([endpoint, ...identity]);
  return `${endpoint} ${digest(text, 0x9e37_79b9)}${digest(text, 0x85eb_ca6b)}`;
}

/** 53 bits: two 32-bit lanes, each mixed by the other at the end. */
function digest(text: string, seed: number): string {
  let high = 0xdead_beef ^ seed;
  let low = 0x41c6_ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36).padStart(11, "0");
}
