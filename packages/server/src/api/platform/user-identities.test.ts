import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { onBothServers } from "../../../test/rig/rig.ts";
import type { World } from "../sandbox/world.ts";

interface Identity {
  user_identity_id: string;
  user_identity_key: string | null;
  full_name: string | null;
  email_address: string | null;
  phone_number: string | null;
  display_name: string;
  created_at: string;
  merged_user_identity_ids: string[];
  merged_user_identity_keys: string[];
}
interface Body {
  user_identity: Identity;
  user_identities: Identity[];
  pagination: { has_next_page: boolean; next_page_cursor: string | null };
  error: { type: string; message: string; data?: unknown };
}

onBothServers("user identities", (rig) => {
  const houseOf = (world: World) => {
    const send = (verb: string, input: object = {}, token = world.api_key, method?: string) =>
      rig().ask<Body>(token, `/user_identities/${verb}`, input, method);
    const told = async (verb: string, input: object, token?: string) => {
      const { status, body } = await send(verb, input, token);
      return status === 200 ? "200" : `${status} ${body.error.type}`;
    };
    const made = async (input: object = {}) => {
      const { status, body } = await send("create", input);
      expect([status, body.error]).toEqual([200, undefined]);
      return body.user_identity;
    };
    const read = async (input: object) => (await send("get", input)).body.user_identity;
    const all = async (input: object = {}) => (await send("list", input)).body.user_identities;
    return { world, send, told, made, read, all };
  };
  const house = async () => houseOf(await rig().world("empty"));

  const jane = {
    full_name: "Jane Doe",
    email_address: "Jane@Example.com",
    phone_number: "+14155550100",
    user_identity_key: "guest 1",
  };

  it("are made with all that is known, or nothing", async () => {
    const { world, made, read } = await house();
    const whole = await made({ ...jane, acs_system_ids: [] });
    expect(whole).toEqual({
      ...jane,
      user_identity_id: expect.any(String),
      workspace_id: world.workspace_id,
      display_name: "Jane Doe",
      acs_user_ids: [],
      created_at: expect.stringMatching(/Z$/),
      errors: [],
      warnings: [],
      merged_user_identity_ids: [],
      merged_user_identity_keys: [],
    });
    expect(await read({ user_identity_id: whole.user_identity_id.toUpperCase() })).toEqual(whole);
    expect(await read({ user_identity_key: "guest 1" })).toEqual(whole);
    const nobody = [await made(), await made({ full_name: null, email_address: null, phone_number: null })];
    expect(nobody.map(({ display_name }) => display_name)).toEqual(["Unnamed", "Unnamed"]);
  });

  it.each([
    [{ email_address: "a@b.example", phone_number: "+4915112345678", user_identity_key: "k" }, "a@b.example"],
    [{ phone_number: "+4915112345678", user_identity_key: "k" }, "+4915112345678"],
    [{ user_identity_key: "k" }, "k"],
  ])("of %j the display name is %s", async (facts, name) => {
    const { made } = await house();
    expect((await made(facts)).display_name).toBe(name);
  });

  it.each([
    [{ full_name: "" }],
    [{ full_name: " \u200b" }],
    [{ email_address: "jane" }],
    [{ email_address: "jane@localhost" }],
    [{ email_address: "ja ne@example.com" }],
    [{ email_address: "jane@example..com" }],
    [{ phone_number: "4155559999" }],
    [{ phone_number: "+0415555010" }],
    [{ phone_number: "+1 415 555 0100" }],
    [{ phone_number: "+1234567890123456" }],
    [{ user_identity_key: "" }],
  ])("refuse %j by the field's name, and say nothing of its value", async (input) => {
    const { send, made } = await house();
    const { user_identity_id } = await made();
    for (const [verb, more] of [
      ["create", {}],
      ["update", { user_identity_id }],
    ] as const) {
      const { status, body } = await send(verb, { ...more, ...input });
      const [[field, value] = ["", ""]] = Object.entries(input);
      expect([status, body.error.type]).toEqual([400, "invalid_input"]);
      expect(body.error.message).toContain(field);
      const isSaidBack = value.trim().length > 4 && JSON.stringify(body).includes(value);
      expect(isSaidBack).toBe(false);
    }
  });

  it("take addresses and names of every script", async () => {
    const { made, all } = await house();
    await made({ full_name: "Łukasz Żółć", email_address: "łukasz@żółć.example" });
    await made({ full_name: "山田 太郎", email_address: "o'neil+key@sub.example.co" });
    expect((await all({ search: "lukasz zolc" })).length).toBe(1);
    expect((await all({ search: "山田" })).length).toBe(1);
  });

  it("are refused access control systems by name", async () => {
    const { told, world, all } = await house();
    expect(await told("create", { acs_system_ids: [world.workspace_id] })).toBe("400 acs_not_supported");
    expect(await all()).toEqual([]);
  });

  it("share neither key, e-mail address in any case, nor phone number", async () => {
    const { made, send, told, read } = await house();
    await made(jane);
    const other = await made({ user_identity_key: "guest 2" });
    const { user_identity_id } = other;
    for (const [facts, status, fields] of [
      [{ user_identity_key: "guest 1" }, "user_identity_key_already_exists", undefined],
      [{ email_address: "jANE@example.COM" }, "user_identity_email_or_phone_conflict", ["email_address"]],
      [{ phone_number: jane.phone_number }, "user_identity_email_or_phone_conflict", ["phone_number"]],
      [
        { phone_number: jane.phone_number, email_address: jane.email_address },
        "user_identity_email_or_phone_conflict",
        ["email_address", "phone_number"],
      ],
    ] as const) {
      for (const [verb, input] of [
        ["create", facts],
        ["update", { user_identity_id, ...facts }],
      ] as const) {
        const { body, status: code } = await send(verb, input);
        expect([code, body.error.type, body.error.data]).toEqual([409, status, fields && { fields }]);
        const text = JSON.stringify(body);
        for (const value of Object.values(jane)) expect(text).not.toContain(value);
      }
    }
    expect(await read({ user_identity_id })).toEqual(other);
    expect(await told("update", { user_identity_id, ...jane, user_identity_key: null })).toMatch(/^409/);
  });

  it("let another workspace have the same", async () => {
    const [one, other] = [await house(), await house()];
    await one.made(jane);
    await other.made(jane);
    expect(await other.all()).toHaveLength(1);
  });

  it("of two that claim the same at once, one is made", async () => {
    const { told, all } = await house();
    for (const facts of [
      { user_identity_key: "twice" },
      { email_address: "twice@example.com" },
      { phone_number: "+4915112345678" },
    ]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => told("create", facts)));
      expect(answers.filter((answer) => answer === "200")).toHaveLength(1);
      expect(answers.filter((answer) => /^409 user_identity_(key|email)/.test(answer))).toHaveLength(5);
    }
    expect(await all()).toHaveLength(3);
  });

  it("change field by field; null takes away", async () => {
    const { made, send, read, told } = await house();
    const { user_identity_id } = await made(jane);
    const update = async (facts: object) => {
      const { status, body } = await send("update", { user_identity_id, ...facts }, undefined, "PATCH");
      expect([status, body]).toEqual([200, { ok: true }]);
      return read({ user_identity_id });
    };
    expect(await update({})).toMatchObject(jane);
    expect(await update({ email_address: "JANE@example.com" })).toMatchObject({ email_address: "JANE@example.com" });
    expect(await update({ full_name: null, user_identity_key: "new" })).toMatchObject({
      full_name: null,
      display_name: "JANE@example.com",
      user_identity_key: "new",
    });
    expect(await told("get", { user_identity_key: "guest 1" })).toBe("404 user_identity_not_found");
    expect(await update({ user_identity_key: null, email_address: null, phone_number: null })).toMatchObject({
      display_name: "Unnamed",
    });
    await made(jane);
  });

  it("are listed oldest first, searched and paged", async () => {
    const { made, send, all } = await house();
    const people: Identity[] = [];
    for (const name of ["Ann", "Bob", "Cid", "Dee"]) {
      people.push(await made({ full_name: name, email_address: `${name}@example.com`, user_identity_key: `${name}!` }));
      await rig().pass(60_000);
    }
    const [ann, bob, cid] = people as [Identity, Identity, Identity];
    expect(await all()).toEqual(people);
    expect(await all({ search: "bOb@" })).toEqual([bob]);
    expect(await all({ search: cid.user_identity_id.slice(0, 13) })).toEqual([cid]);
    expect(await all({ search: "%" })).toEqual([]);
    expect(await all({ created_before: cid.created_at })).toEqual([ann, bob]);
    expect(await all({ user_identity_ids: [bob.user_identity_id, ann.user_identity_id.toUpperCase()] })).toEqual([
      ann,
      bob,
    ]);
    expect(await all({ user_identity_ids: [] })).toEqual([]);
    expect(await all({ credential_manager_acs_system_id: ann.user_identity_id })).toEqual([]);
    const first = (await send("list", { limit: 3 })).body;
    const page_cursor = first.pagination.next_page_cursor;
    const second = (await send("list", { limit: 3, page_cursor })).body;
    expect([...first.user_identities, ...second.user_identities]).toEqual(people);
    expect(second.pagination.has_next_page).toBe(false);
    expect((await send("list", { limit: 2, page_cursor })).body.error.type).toBe("mismatched_page_parameters");
  });

  it("go, and free what they had", async () => {
    const { made, told, all } = await house();
    const { user_identity_id } = await made(jane);
    expect(await told("delete", { user_identity_id })).toBe("200");
    expect(await told("delete", { user_identity_id })).toBe("404 user_identity_not_found");
    expect(await told("update", { user_identity_id, full_name: "Jane" })).toBe("404 user_identity_not_found");
    expect(await all()).toEqual([]);
    await made(jane);
  });

  it("go with all else when a sandbox is reset", async () => {
    const { world, made, all } = await house();
    await made(jane);
    expect((await rig().ask(world.api_key, "/workspaces/reset_sandbox")).status).toBe(200);
    expect(await all()).toEqual([]);
    await made(jane);
  });

  it("are unknown to other workspaces, by id and by key", async () => {
    const [mine, theirs] = [await house(), await house()];
    const [their, own] = [await theirs.made(jane), await mine.made({ user_identity_key: "own" })];
    const id = their.user_identity_id;
    const unknown = "404 user_identity_not_found";
    expect(await mine.told("get", { user_identity_id: id })).toBe(unknown);
    expect(await mine.told("get", { user_identity_key: "guest 1" })).toBe(unknown);
    expect(await mine.told("update", { user_identity_id: id, full_name: "X" })).toBe(unknown);
    expect(await mine.told("delete", { user_identity_id: id })).toBe(unknown);
    for (const merge of [
      { user_identity_id: id, merged_user_identity_ids: [own.user_identity_id] },
      { user_identity_id: own.user_identity_id, merged_user_identity_ids: [id] },
      { user_identity_key: "own", merged_user_identity_keys: ["guest 1"] },
      { user_identity_key: "guest 1", merged_user_identity_keys: ["own"] },
    ])
      expect(await mine.told("merge", merge)).toBe(unknown);
    expect(await mine.all({ user_identity_ids: [id] })).toEqual([]);
    expect(await mine.all()).toEqual([own]);
    expect(await theirs.all()).toEqual([their]);
  });

  it("are kept from client sessions, whose list is empty", async () => {
    const { world, made, send, told } = await house();
    const { user_identity_id } = await made(jane);
    const token = world.client_session_token;
    const { body, status } = await send("list", { user_identity_ids: [user_identity_id], search: "Jane" }, token);
    expect([status, body.user_identities]).toEqual([200, []]);
    for (const verb of ["create", "get", "update", "delete", "merge"])
      expect(await told(verb, { user_identity_id }, token)).toMatch(/^401 /);
  });

  it("answer what today's client sends", async () => {
    const { world, made } = await house();
    const path = new URL("../../../test/platform-api/sent-user-identities.json", import.meta.url);
    const vectors = JSON.parse(readFileSync(path, "utf8")) as { method: string; url: string; body?: object }[];
    await made({ user_identity_key: "u" });
    const [one, other] = [await made(), await made()];
    const ids: Readonly<Record<string, string>> = {
      "11111111-1111-4111-8111-111111111111": one.user_identity_id,
      "2": other.user_identity_id,
    };
    const real = (text: string) => text.replaceAll(/1{8}-1111-4111-8111-1{12}|(?<=")2(?=")/g, (id) => ids[id] ?? id);
    const told: string[] = [];
    for (const { method, url, body } of vectors) {
      const sent = body === undefined ? undefined : JSON.parse(real(JSON.stringify(body)));
      const { status } = await rig().ask(world.api_key, real(url), sent, method);
      told.push(`${method} ${url.replace(/\?.*/, "")} ${status}`);
    }
    expect(told).toEqual([
      "POST /user_identities/create 200",
      "GET /user_identities/get 200",
      "GET /user_identities/list 200",
      "PATCH /user_identities/update 200",
      "POST /user_identities/merge 200",
      "DELETE /user_identities/delete 200",
    ]);
  });
});
