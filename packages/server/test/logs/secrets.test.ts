// The search of the logs finds secrets, and does not mistake an id, port or time for a PIN.
import { describe, expect, it } from "vitest";
import { openSqlite } from "../../src/index.ts";
import { createSeal } from "../../src/base/secrets/sealed-text.ts";
import { mintToken } from "../../src/base/secrets/tokens.ts";
import { mintToken as mintWebhookToken } from "../../src/api/management/tokens.ts";
import { makeSecret } from "../../src/webhooks/endpoint-secrets.ts";
import { createRig } from "../rig/rig.ts";
import { leaksIn, secretsIn } from "./secrets.ts";
import { leaksSinceLastTest, watchedLog } from "./watch.ts";

describe("a line", () => {
  it.each<readonly [kind: string, secret: string]>([
    ...(["api_key", "publishable_key", "access_token", "sandbox_key", "client_session"] as const).map(
      (kind) => [kind, mintToken(kind).token] as const,
    ),
    ["a sandbox's key", mintToken("api_key", { sandbox: true }).token],
    ...(["organization", "dashboard", "integration"] as const).map((kind) => [kind, mintWebhookToken(kind)] as const),
    ["a signing secret", makeSecret()],
  ])("with a credential that nobody has named leaks: %s", (_, secret) => {
    expect(leaksIn([`Refused ${secret}.`, `{"a":"${secret}"}`], [])).toEqual(["Refused •••.", '{"a":"•••"}']);
  });

  it("with the password of an address leaks", () => {
    expect(leaksIn(["Cannot reach postgres://me:geheim@127.0.0.1:5432/mortise"], [])).toEqual([
      "Cannot reach postgres://me:•••@127.0.0.1/mortise",
    ]);
  });

  it.each(["Code 4711 was refused", "code=4711", '{"code":"4711"}', "code:4711", "It said 4711.", "4711"])(
    "with a PIN leaks: %s",
    (line) => expect(leaksIn([line], ["4711"])).toEqual([line.replace("4711", "•••")]),
  );

  it.each([
    "Request 4711aaaa-0000-4711-8000-000000004711 failed",
    "at set (/app/src/codes.ts:4711:12)",
    "at file:///app/src/codes.ts:4711:4711",
    "http://mortise.test:4711/health and 127.0.0.1:4711 and localhost:4711",
    "24711 bytes in 0.4711 s",
    "2026-11-26T10:00:00.4711Z",
  ])("with the same digits in something else does not: %s", (line) => expect(leaksIn([line], ["4711"])).toEqual([]));
});

it("PINs, passwords and secrets are found in what was sent and answered", () => {
  const answer = { access_code: { code: "2580", name: "1234" }, errors: [{ error_code: "code_not_set" }] };
  const input = { pin: "8642", settings: { networkKey: "ABCDEF0123", passphrases: "unread" }, apiKey: "aaaaaaaa" };
  expect(secretsIn([answer, input])).toEqual(new Set(["2580", "8642", "ABCDEF0123", "aaaaaaaa"]));
  const person = { full_name: "Jane Doe", email_address: "jane@example.com", phone_number: "+14155550100" };
  expect(secretsIn({ user_identity: person })).toEqual(new Set(Object.values(person)));
  let deep: unknown = { pin: "8642" };
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(secretsIn(deep)).toEqual(new Set(["8642"]));
});

describe("a test whose server logs", () => {
  const serving = async () => {
    const rig = await createRig(await openSqlite({ folder: null }));
    const { api_key } = await rig.world();
    const { devices } = (await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list")).body;
    const [{ device_id } = { device_id: "" }] = devices;
    const { log } = rig.server.services;
    const close = async () => {
      await rig.server.close();
      await rig.database.close();
    };
    return { ...rig, api_key, device_id, log, close };
  };

  it("a PIN that a request had fails", async () => {
    const { api_key, device_id, log, close, ...rig } = await serving();
    await rig.ask(api_key, "/access_codes/create", { device_id, code: "2580" });
    log("The lock refused 2580.");
    log("The lock refused a code.");
    await close();
    expect(await leaksSinceLastTest()).toEqual(["The lock refused •••."]);
    expect(await leaksSinceLastTest()).toEqual([]);
  });

  it("a PIN that only its database holds fails", async () => {
    const { database, log, close } = await serving();
    const { code } = await database.query
      .selectFrom("access_codes")
      .select("code")
      .where("code", "is not", null)
      .executeTakeFirstOrThrow();
    await leaksSinceLastTest();
    log(`The lock refused ${code}.`);
    expect(await leaksSinceLastTest()).toEqual(["The lock refused •••."]);
    await close();
  });

  it("a provider's password fails", async () => {
    const { database, server, log, close } = await serving();
    const sealed_secrets = createSeal(server.services.secret).seal(JSON.stringify({ word: "open sesame" }));
    await database.query.updateTable("connected_accounts").set({ sealed_secrets }).execute();
    log("The hub refused open sesame.");
    expect(await leaksSinceLastTest()).toEqual(["The hub refused •••."]);
    await close();
  });

  it("a token fails, also from a process of its own", async () => {
    watchedLog()(`Asked with ${mintToken("client_session").token}`);
    expect(await leaksSinceLastTest()).toEqual(["Asked with •••"]);
  });
});
