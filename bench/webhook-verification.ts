// Compares verification with bare HMAC, alternately, so that other work of the machine slows down both alike.
import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import { Webhook } from "@mortise/webhooks";
import { report } from "./report.ts";

const goal = 0.8;
const turns = 60;
export const perTurn = 1000;
const payloadBytes = 2048;

export interface Signed {
  readonly secret: string;
  readonly body: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

interface Verified {
  readonly bareMs: number;
  readonly preparedMs: number;
  readonly verifyMs: number;
  /** Milliseconds of the others, in their order. */
  readonly othersMs: readonly number[];
}

/**
 * Milliseconds for {@link perTurn} verifications, alternately.
 * @param others - Other ways to verify the same message.
 */
export function timeVerification(others: readonly ((signed: Signed) => () => unknown)[] = []): Verified {
  const key = randomBytes(24);
  const prepared = createSecretKey(key);
  const webhook = new Webhook(key);
  const body = JSON.stringify({ text: "x".repeat(payloadBytes - '{"text":""}'.length) });
  const [id, at] = ["msg_bench", new Date()];
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": webhook.sign(id, at, body) };
  const bare = () => createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const bareWithPreparedKey = () =>
    createHmac("sha256", prepared).update(`${id}.${timestamp}.${body}`).digest("base64");
  const verify = () => webhook.verify(body, headers);
  const signature = headers["webhook-signature"];
  const signed: Signed = { secret: key.toString("base64"), body, id, timestamp, signature };
  const acts = [bare, bareWithPreparedKey, verify, ...others.map((other) => other(signed))];
  const [bareMs = Number.NaN, preparedMs = Number.NaN, verifyMs = Number.NaN, ...othersMs] = medians(acts);
  return { bareMs, preparedMs, verifyMs, othersMs };
}

export function compareVerification(): void {
  const { bareMs, preparedMs, verifyMs } = timeVerification();
  const share = bareMs / verifyMs;
  const told = `${perSecond(verifyMs)}/s, bare ${perSecond(bareMs)}/s: ${(share * 100).toFixed(0)} %`;
  const strict = `${((preparedMs / verifyMs) * 100).toFixed(0)} % of one whose key object was made beforehand`;
  report(
    "verification with its JSON at 2 kB, medians",
    `${told} of createHmac with a secret; ${strict}`,
    share >= goal,
    "80 % of bare",
  );
}

const perSecond = (milliseconds: number): string => Math.round((perTurn * 1000) / milliseconds).toLocaleString("en");

function medians(acts: readonly (() => unknown)[]): number[] {
  const times = acts.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) acts.forEach((act, index) => times[index]?.push(timed(act)));
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);
}

function timed(act: () => unknown): number {
  const begun = performance.now();
  for (let turn = 0; turn < perTurn; turn += 1) act();
  return performance.now() - begun;
}
