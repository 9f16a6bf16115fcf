// A claimed delivery: the request, the stored attempt, and the cases without a request.
import { Webhook } from "@mortise/webhooks";
import { expect, test } from "vitest";
import { manualClock } from "../../base/clock.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { noHeaders, sealHeaders } from "../endpoint-headers.ts";
import { attemptDelivery } from "./attempt.ts";
import type { Batch } from "./delivery-batch.ts";
import type { Claimed, Delivery } from "./claim.ts";
import type { Receiver } from "./endpoint/receiver.ts";
import { shownHeaders } from "./request/request-headers.ts";
import type { Outcome, Outgoing } from "./request/send.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const hourMs = 3_600_000;
const webhook = new Webhook(`whsec_${Buffer.alloc(32, 1).toString("base64")}`);
const delivery: Delivery = {
  delivery_id: 1,
  msg_id: "msg_1",
  endpoint_id: "ep_1",
  app_id: "app_1",
  workspace_id: "w",
  status: 3,
  failures: 2,
  manual: 0,
  next_attempt_at: now,
  due_at: now,
  leased_until: null,
  leased_by: "lease",
};
const receiver = {
  endpoint_id: "ep_1",
  url: "https://receiver.example/",
  headers: noHeaders,
  disabled: 0,
  deleted_at: null,
} as Receiver;

async function attempted(
  changes: { receiver?: Partial<Receiver>; delivery?: Partial<Delivery>; batch?: Partial<Batch> } = {},
) {
  const sent: Outgoing[] = [];
  const outcome: Outcome = { isSuccess: true, code: 204, response: "" };
  const sender = { send: async (outgoing: Outgoing) => (sent.push(outgoing), outcome), close: () => undefined };
  const endpoints = new Map([["ep_1", { ...receiver, ...changes.receiver }]]);
  const claimed: Claimed = {
    deliveries: [],
    endpoints,
    secrets: [],
    messages: [],
    lease: "lease",
    heldUntil: undefined,
  };
  const batch = {
    payloads: new Map([["msg_1", "{}"]]),
    webhooks: new Map([["ep_1", webhook]]),
    offsets: new Map(),
    ...changes.batch,
  };
  const tools = { clock: manualClock(now), seal: createSeal(new Uint8Array(32)), sender };
  const ended = await attemptDelivery(tools, { ...delivery, ...changes.delivery }, claimed, batch);
  return { ended, sent };
}

test("an attempt is stored with its outcome and its lease", async () => {
  const { ended, sent } = await attempted();
  expect(sent).toMatchObject([
    { url: receiver.url, id: "msg_1", body: "{}", headers: {}, signature: webhook.sign("msg_1", new Date(now), "{}") },
  ]);
  expect(ended).toMatchObject({ delivery_id: 1, workspace_id: "w", lease: "lease", failures: 2, at: now });
  expect(ended.attempt).toMatchObject({
    status: 0,
    response_status_code: 204,
    trigger_type: 0,
    created_at: "2026-06-12T09:00:00.000Z",
  });
  expect((await attempted({ delivery: { manual: 1 } })).ended.attempt?.trigger_type).toBe(1);
});

test("an attempt keeps what it was sent with, and of the endpoint's own headers no value that is hidden", async () => {
  const seal = createSeal(new Uint8Array(32));
  const own = { "X-Desk": "7", Accept: "text/plain", Authorization: "Bearer secret" };
  const { ended } = await attempted({ receiver: { headers: sealHeaders(seal, own) } });
  const request_headers = ended.attempt?.request_headers ?? "";
  expect(request_headers).not.toMatch(/secret|X-Desk/);
  const shown = shownHeaders(seal, { msg_id: "msg_1", request_headers });
  expect(shown?.sensitive).toEqual(["Authorization"]);
  expect(shown?.headers).toMatchObject({
    "X-Desk": "7",
    accept: "*/*",
    "content-length": "2",
    "webhook-id": "msg_1",
    "webhook-timestamp": String(now / 1000),
    "webhook-signature": webhook.sign("msg_1", new Date(now), "{}"),
  });
  expect(Object.keys(shown?.headers ?? {})).not.toContain("Accept");
  const elsewhere = createSeal(new Uint8Array(32).fill(9));
  const { "X-Desk": _unreadable, ...ours } = shown?.headers ?? {};
  expect(shownHeaders(elsewhere, { msg_id: "msg_1", request_headers })?.headers).toEqual(ours);
});

test("an attempt has its sandbox's time, but its signature the server's, which receivers compare with their own", async () => {
  const { ended, sent } = await attempted({ batch: { offsets: new Map([["w", hourMs]]) } });
  expect([ended.at, ended.attempt?.created_at]).toEqual([now + hourMs, "2026-06-12T10:00:00.000Z"]);
  expect(sent[0]?.at).toEqual(new Date(now));
});

test.each<[string, Parameters<typeof attempted>[0]]>([
  ["disabled", { receiver: { disabled: 1 } }],
  ["deleted", { receiver: { deleted_at: "2026-06-12T08:59:59.000Z" } }],
  ["whose message is no longer kept", { batch: { payloads: new Map() } }],
])("an endpoint %s since the message was accepted is sent nothing, without a failed attempt", async (_, changes) => {
  const { ended, sent } = await attempted(changes);
  expect(sent).toEqual([]);
  expect(ended).toMatchObject({ delivery_id: 1, lease: "lease", attempt: undefined });
});

test.each<[string, Parameters<typeof attempted>[0]]>([
  ["secret", { batch: { webhooks: new Map() } }],
  ["headers", { receiver: { headers: createSeal(new Uint8Array(32).fill(9)).seal("{}") } }],
])(
  "an endpoint whose %s cannot be decrypted is sent nothing: the attempt fails and says what to do",
  async (_, changes) => {
    const { ended, sent } = await attempted(changes);
    expect(sent).toEqual([]);
    expect(ended.attempt).toMatchObject({
      status: 2,
      response_status_code: 0,
      response: expect.stringContaining("Rotate the secret"),
      request_headers: null,
    });
  },
);

test("a delivery whose endpoint does not exist is skipped, and the reason logged", async () => {
  await expect(attempted({ delivery: { endpoint_id: "ep_2" } })).rejects.toThrow("Its endpoint is gone.");
});
