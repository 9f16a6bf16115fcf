import { expect, test } from "vitest";
import { readBody } from "./request-body.ts";

async function* chunks(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

test("a body is read whole, however it is split into chunks", async () => {
  const [first, second] = [Buffer.from('{"a":"ü"}').subarray(0, 7), Buffer.from('{"a":"ü"}').subarray(7)];
  const cut = (async function* () {
    yield first;
    yield second;
  })();
  expect(await readBody(cut)).toEqual({ text: '{"a":"ü"}', value: { a: "ü" } });
  expect(await readBody(null)).toEqual({ text: "", value: undefined });
  expect(await readBody(chunks(" \n"))).toEqual({ text: "", value: undefined });
});

test("a byte order mark is no part of a body, and a packed body is refused", async () => {
  expect(await readBody(chunks('\uFEFF{"a":1}'))).toEqual({ text: '{"a":1}', value: { a: 1 } });
  for (const encoding of ["gzip", "identity, br", "zstd"])
    await expect(readBody(chunks("{}"), encoding)).rejects.toMatchObject({ status: 415 });
  for (const encoding of ["identity", "", null])
    expect(await readBody(chunks("{}"), encoding)).toEqual({ text: "{}", value: {} });
});

test("a body that breaks off is refused as the caller's error", async () => {
  await expect(readBody(chunks('{"a"', new Error("aborted")))).rejects.toMatchObject({ status: 400 });
});

test("a body that is too large is refused; of an endless one, only so much is read", async () => {
  const part = "x".repeat(1_000_000);
  const headers = { connection: "close" };
  await expect(readBody(chunks(JSON.stringify(part.slice(2))))).resolves.toMatchObject({ value: part.slice(2) });
  await expect(readBody(chunks(JSON.stringify(part.slice(1))))).rejects.toMatchObject({ status: 413, headers });
  await expect(readBody(chunks(part, part))).rejects.toMatchObject({ status: 413, headers });
  let parts = 0;
  const many = (async function* () {
    for (; parts < 100; parts++) yield Buffer.from(part);
  })();
  await expect(readBody(many)).rejects.toMatchObject({ status: 413, headers });
  expect(parts).toBeLessThan(20);
});

test("a body that is nested too deep to be serialised again is refused", async () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const beside = `{"a":"[{[{\\"[","b":[${"[],".repeat(600)}[]]}`;
  expect((await readBody(chunks(nested(500)))).text).toHaveLength(1000);
  expect((await readBody(chunks(beside))).text).toBe(beside);
  await expect(readBody(chunks(nested(501)))).rejects.toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body"], msg: "Must not be nested more than 500 levels deep" }] },
  });
});

test("invalid UTF-8 is refused, because different bodies would otherwise be read as the same one", async () => {
  const latin1 = (async function* () {
    yield Buffer.from('{"a":"\xff"}', "latin1");
  })();
  await expect(readBody(latin1)).rejects.toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body"], msg: "The body is not UTF-8" }] },
  });
});
