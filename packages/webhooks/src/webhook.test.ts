import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import vectors from "../test/signature-vectors.json" with { type: "json" };
import type { HeaderBag } from "./header-bag.ts";
import { WebhookSecretError } from "./secret.ts";
import { Webhook, WebhookVerificationError } from "./webhook.ts";

const secret = "whsec_saZls6IxUimaHoLx4MTYIApTovAhXr0D";
const now = 1_700_000_000_000;
const body = '{"type":"lock.unlocked","data":{"device_id":"d1"}}';
const webhook = new Webhook(secret, { now: () => now });
const signed = (payload: string | Uint8Array = body, id = "msg_1") => ({
  "webhook-id": id,
  "webhook-timestamp": String(now / 1000),
  "webhook-signature": webhook.sign(id, new Date(now), payload),
});

const { isWellFormed } = String.prototype;

/** Returns the error that verification throws, or `undefined`. */
function refusal(...[payload, headers]: Parameters<Webhook["verify"]>): unknown {
  try {
    webhook.verify(payload, headers);
    return undefined;
  } catch (error) {
    return error;
  }
}

const elsewhere = {
  "Node's own code": undefined,
  "portable code": () => undefined,
  "portable code where Node's must not be asked for, as in Next's edge runtime": () => {
    throw new Error("A Node.js API is used");
  },
};

describe.each(Object.entries(elsewhere))("the vectors, by %s", (_code, getBuiltinModule) => {
  beforeAll(() => {
    if (getBuiltinModule === undefined) return;
    vi.stubGlobal("process", { ...process, getBuiltinModule });
    Reflect.set(String.prototype, "isWellFormed", undefined);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    Reflect.set(String.prototype, "isWellFormed", isWellFormed);
  });

  test.each(vectors.verification.map((vector) => [vector.name, vector] as const))("%s", (_name, vector) => {
    const receiver = new Webhook(vector.secret, { now: () => vector.now * 1000 + 999 });
    const payload = vector.body_base64 === undefined ? (vector.body ?? "") : Buffer.from(vector.body_base64, "base64");
    const verify = () => receiver.verify(payload, vector.headers as HeaderBag);
    const isJson = vector.expect.body_json === "json";
    const outcome = vector.expect.verified ? verify() : refusalOf(verify);
    const expected = vector.expect.verified
      ? isJson
        ? JSON.parse(String(payload))
        : undefined
      : new WebhookVerificationError(vector.expect.error);
    expect(outcome).toEqual(expected);
  });

  test.each(vectors.signing.map((vector) => [vector.name, vector] as const))("signs %s", (_name, vector) => {
    const header = new Webhook(vector.keys).sign(vector.id, new Date(vector.timestamp * 1000 + 999), vector.body);
    expect(header).toBe(vector.signature_header);
  });

  test("takes a payload longer than the buffer that is reused for encoding", () => {
    const long = JSON.stringify({ text: "ü".repeat(200_000) });
    const here = new Webhook(secret, { now: () => now });
    const headers = { ...signed(), "webhook-signature": here.sign("msg_1", new Date(now), long) };
    expect(headers["webhook-signature"]).toBe(webhook.sign("msg_1", new Date(now), long));
    expect(here.verify(long, headers)).toEqual(JSON.parse(long));
  });

  test("verifies the signed bytes, and refuses others", () => {
    const here = new Webhook(secret, { now: () => now });
    expect(here.verify(Buffer.from(body), signed())).toEqual(JSON.parse(body));
    expect(refusalOf(() => here.verify(Buffer.from(`${body} `), signed()))).toEqual(
      new WebhookVerificationError("No matching signature found"),
    );
  });

  test.each(vectors.constructor_cases.map((vector) => [vector.name, vector] as const))(
    "refuses the secret %s",
    (_name, vector) => {
      const error = refusalOf(() => new Webhook(vector.secret));
      expect(error).toBeInstanceOf(WebhookSecretError);
      const key = vector.secret.replace("whsec_", "");
      expect(key !== "" && String(error).includes(key)).toBe(false);
    },
  );
});

const refusalOf = (run: () => unknown): unknown => {
  try {
    return { returned: run() };
  } catch (error) {
    return error;
  }
};

describe("verify", () => {
  test.each<[string, HeaderBag]>([
    ["a plain object", signed()],
    ["upper case", Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value]))],
    ["Headers", new Headers(signed())],
    ["a Map", new Map(Object.entries(signed()))],
    ["a list of pairs", Object.entries(signed())],
    ["what lists its entries when asked", { entries: () => Object.entries(signed()) }],
    ["Node's lists of values", Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name, [value]]))],
    [
      "the provider's family",
      Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.replace("webhook", "svix"), value])),
    ],
  ])("reads its headers from %s", (_kind, headers) => {
    expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
  });

  test.each([
    ["text", body],
    ["a Buffer", Buffer.from(body)],
    [
      "a view into a larger buffer",
      new Uint8Array(Buffer.from(`..${body}..`).buffer, Buffer.from(`..${body}..`).byteOffset),
    ],
    ["an ArrayBuffer", new TextEncoder().encode(body).buffer],
  ])("takes %s", (_kind, payload) => {
    const view =
      payload instanceof Uint8Array && payload.byteLength !== body.length
        ? payload.subarray(2, 2 + body.length)
        : payload;
    expect(webhook.verify(view, signed())).toEqual(JSON.parse(body));
  });

  test("says to pass the raw body when it is given a parsed one", () => {
    for (const parsed of [JSON.parse(body), [body], 7, null, undefined]) {
      const error = refusal(parsed as never, signed());
      expect(error).toBeInstanceOf(WebhookVerificationError);
      expect(String(error)).toMatch(/raw body/);
    }
  });

  test("accepts a signature by either of two secrets, so that a secret can be rotated", () => {
    const old = new Webhook("whsec_OdyaoHY/RJXyWsFUcjO+sKAx8Mc8b6hyP3QPCX/Rx+g=", { now: () => now });
    const both = new Webhook([secret, "whsec_OdyaoHY/RJXyWsFUcjO+sKAx8Mc8b6hyP3QPCX/Rx+g="], { now: () => now });
    const headers = { ...signed(), "webhook-signature": old.sign("msg_1", new Date(now), body) };
    expect(both.verify(body, headers)).toEqual(JSON.parse(body));
    expect(both.verify(body, signed())).toEqual(JSON.parse(body));
    expect(refusal(body, headers)).toEqual(new WebhookVerificationError("No matching signature found"));
  });

  test("takes a secret as bytes or as text", () => {
    const bytes = new Webhook(Buffer.from(secret.slice(6), "base64"), { now: () => now });
    expect(bytes.verify(body, signed())).toEqual(JSON.parse(body));
  });

  test("refuses an empty list of secrets", () => {
    expect(() => new Webhook([])).toThrow(WebhookSecretError);
    expect(() => new Webhook(new Uint8Array())).toThrow(WebhookSecretError);
    expect(() => new Webhook(undefined as never)).toThrow(WebhookSecretError);
  });

  test("does not accept a lone surrogate in place of the replacement character", () => {
    const payload = '{"name":"\uFFFD"}';
    expect(refusal(payload.replace("\uFFFD", "\uD800"), signed(payload))).toEqual(
      new WebhookVerificationError("No matching signature found"),
    );
  });
});

const anyBag = fc.oneof(
  fc.anything({ withMap: true, withNullPrototype: true }),
  fc.dictionary(
    fc.constantFrom(
      "svix-id",
      "svix-timestamp",
      "svix-signature",
      "webhook-id",
      "Webhook-Timestamp",
      "webhook-signature",
      "entries",
    ),
    fc.oneof(fc.string(), fc.constantFrom("1700000000", "v1,", "v1,x v1,y"), fc.anything()),
  ),
);

describe("for any input", () => {
  test("verify throws nothing but its error class", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.uint8Array(), fc.anything()),
        anyBag,
        (payload, headers) => {
          const error = refusal(payload as string, headers as HeaderBag);
          expect(error).toBeInstanceOf(WebhookVerificationError);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("a headers object that throws when read is refused like an empty one", () => {
    const bag = new Proxy(
      {},
      {
        ownKeys() {
          throw new TypeError("no");
        },
      },
    );
    expect(refusal(body, bag)).toEqual(new WebhookVerificationError("Missing required headers"));
  });

  test("a signed message verifies, and its signature equals an independent computation", () => {
    fc.assert(
      fc.property(fc.json(), fc.stringMatching(/^[a-z0-9_]{1,40}$/), (payload, id) => {
        const headers = signed(payload, id);
        expect(webhook.verify(payload, headers)).toEqual(JSON.parse(payload));
        const mac = createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
          .update(`${id}.${now / 1000}.${payload}`)
          .digest("base64");
        expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
      }),
    );
  });

  test("no payload but the signed one verifies", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), fc.nat(), (original, other, at) => {
        fc.pre(original.isWellFormed());
        const changed =
          original.slice(0, at % (original.length + 1)) + other + original.slice((at % (original.length + 1)) + 1);
        fc.pre(changed !== original);
        expect(refusal(changed, signed(original))).toBeInstanceOf(WebhookVerificationError);
      }),
      { numRuns: 2000 },
    );
  });

  test("no flipped bit of payload, id, timestamp or signature verifies", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 0, max: 7 }), (payload, at, bit) => {
        const flipped = payload.map((byte, index) => (index === at % payload.length ? byte ^ (1 << bit) : byte));
        const headers = signed(payload);
        expect(refusal(flipped, headers)).toBeInstanceOf(WebhookVerificationError);
        for (const [name, value] of Object.entries(headers)) {
          const place = at % value.length;
          const letter = String.fromCharCode(value.charCodeAt(place) ^ (1 << bit));
          const forged = value.slice(0, place) + letter + value.slice(place + 1);
          expect(refusal(payload, { ...headers, [name]: forged })).toBeInstanceOf(WebhookVerificationError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("a signature with anything after it is refused", () => {
  const headers = signed();
  const longer = { ...headers, "webhook-signature": `${headers["webhook-signature"]}A` };
  expect(refusal(body, headers)).toBeUndefined();
  expect(refusal(body, longer)).toBeInstanceOf(WebhookVerificationError);
});

test("a body that begins with a byte order mark is read alike as text and as bytes", () => {
  const marked = `\ufeff${body}`;
  const bytes = new TextEncoder().encode(marked);
  expect(webhook.verify(marked, signed(marked))).toBeUndefined();
  expect(webhook.verify(bytes, signed(bytes))).toBeUndefined();
});
