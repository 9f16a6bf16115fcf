// Ids that sort by the time they were made: prefix, 4-ms steps since 2014, randomness, in base 62 (webhook-api §3).
import { randomFillSync } from "node:crypto";
import { idPrefixes } from "@mortise/contract";

export type IdKind = keyof typeof idPrefixes;

const epochSeconds = 1_400_000_000;
const stepMs = 4;
const textLength = 27;
const randomBits = 120n;
/** Last step, in the year 2150. A later one would not fit into the text, and counts as this one. */
const lastStep = 2 ** 40 - 1;
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

let last = { step: -1, chance: 0n };

/** Makes an id. Ids of one moment and process sort in the order of their creation. @param at - Epoch milliseconds. */
export function makeId(kind: IdKind, at: number): string {
  const step = stepOf(at);
  const chance = step === last.step ? last.chance + 1n + BigInt(random(4).readUInt32BE()) : randomStart();
  last = { step, chance };
  return idPrefixes[kind] + base62((BigInt(step) << randomBits) | chance);
}

export const looksLikeId = (kind: IdKind, text: string): boolean =>
  text.length === idPrefixes[kind].length + textLength &&
  text.startsWith(idPrefixes[kind]) &&
  /^[0-9A-Za-z]+$/.test(text.slice(-textLength));

// Random bytes in stock, because many at once cost no more than a few.
const pool = Buffer.alloc(4096);
let used = pool.length;

function random(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.subarray(used - bytes, used);
}

/** Seconds since the epoch and the 4-ms step within the second, as one number. */
function stepOf(at: number): number {
  const milliseconds = Math.max(at - epochSeconds * 1000, 0);
  return Math.min(Math.floor(milliseconds / 1000) * 256 + Math.floor((milliseconds % 1000) / stepMs), lastStep);
}

/** Random start with the top bit 0, so that ids of one step can count up without overflow. */
const randomStart = () => BigInt(`0x${random(Number(randomBits) / 8).toString("hex")}`) >> 1n;

function base62(value: bigint): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(textLength, "0");
}

/** Smallest id of a moment. All later ids are at least as great. */
export const firstIdAt = (kind: IdKind, at: number): string =>
  idPrefixes[kind] + base62(BigInt(stepOf(at)) << randomBits);

/** Id greater than all ids made up to the moment, and in the rest of its 4-ms step. */
export const idAfter = (kind: IdKind, at: number): string =>
  idPrefixes[kind] + base62(BigInt(stepOf(at) + 1) << randomBits);
