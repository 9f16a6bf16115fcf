// Names, addresses and PINs of pushed people are in no log and no error, even if the server fails.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createRig } from "../../../test/rig/rig.ts";
import { openSqlite } from "../../index.ts";

const person = /Jane|jane|30 ?555010|583920|Hidden Lane/;

it("a failure that nobody foresaw, and what is skipped, tell nothing of the person", async () => {
  const database = await openSqlite({ folder: null });
  const lines: string[] = [];
  const rig = await createRig(database, { log: (line) => void lines.push(line) });
  const { api_key } = await rig.world("empty");
  const facts = { name: "Jane Doe", email_address: "jane@doe.example", phone_number: "+4930555010" };
  const input = {
    customer_key: "c1",
    spaces: [{ space_key: "s", name: "Room", customer_data: { address: "Hidden Lane 1" } }],
    guests: [
      { guest_key: "a", ...facts },
      { guest_key: "b", ...facts, phone_number: "030 555010" },
    ],
    reservations: [{ reservation_key: "r", name: "Jane", guest_key: "a", space_keys: ["t"], preferred_code: "583920" }],
  };
  const told: unknown[] = [];
  const ask = async (path: string, body: object) => {
    const { status, body: answer } = await rig.ask(api_key, `/customers/${path}`, body);
    expect(status).toBe(200);
    told.push(answer);
  };
  await ask("push_data", input);
  await sql`alter table user_identities rename column search to sought`.execute(database.query);
  await ask("push_data", { ...input, guests: [{ guest_key: "c", ...facts, email_address: "jane2@doe.example" }] });
  await rig.pass(600_000);
  await ask("automation_runs/list", {});
  expect(JSON.stringify(told)).toContain("unforeseen");
  expect(JSON.stringify(told)).not.toMatch(person);
  expect(lines.filter((line) => /no (?:such )?column/.test(line)).length).toBeGreaterThan(0);
  expect(lines.join("\n")).not.toMatch(person);
  const { entries } = await database.query
    .selectFrom("automation_runs")
    .select("entries")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  expect(entries).toBe("[]");
  await rig.server.close();
  await database.close();
});
