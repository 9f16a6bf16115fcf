import { sql } from "kysely";
import { expect, it } from "vitest";
import { createRig } from "../../../test/rig/rig.ts";
import { openSqlite } from "../../index.ts";

it("a failure that nobody foresaw logs nothing of the person", async () => {
  const database = await openSqlite({ folder: null });
  const lines: string[] = [];
  const rig = await createRig(database, { log: (line) => void lines.push(line) });
  const { api_key } = await rig.world("empty");
  const person = { full_name: "Jane Doe", email_address: "jane@example.com", phone_number: "+14155550100" };
  await sql`alter table user_identities rename column search to sought`.execute(database.query);
  for (const [verb, input] of [
    ["create", person],
    ["list", { search: person.email_address }],
  ] as const) {
    const { status, body } = await rig.ask(api_key, `/user_identities/${verb}`, input);
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringMatching(/Jane|jane|4155/)]);
  }
  expect(lines.filter((line) => /no (?:such )?column/.test(line))).toHaveLength(2);
  expect(lines.join("\n")).not.toMatch(/Jane|jane|4155/);
  await rig.server.close();
  await database.close();
});
