// Every call that takes an id, with ids of another application or environment, answers as for an unknown id.
import { listManagementCalls, management } from "@mortise/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { startWebhookService, type WebhookService } from "../webhooks/webhook-service.ts";

const kinds = ["app_id", "endpoint_id", "msg_id", "attempt_id", "integ_id"] as const;
const owners = ["another environment", "another application"] as const;
type Ids = Record<(typeof kinds)[number], string>;
type Name = keyof Ids;

const namesOf = (path: string): Name[] => kinds.filter((name) => path.includes(`{${name}}`));
const rows = listManagementCalls(management)
  .filter(([, { path }]) => namesOf(path).length > 0)
  // Rows that delete run last, because later rows would miss the deleted objects.
  .toSorted(([, a], [, b]) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));
const neverGiven: Ids = {
  app_id: "app_0",
  endpoint_id: "ep_0",
  msg_id: "msg_0",
  attempt_id: "atmpt_0",
  integ_id: "integ_0",
};
/** Body with enough fields for every row. */
const body = { name: "x", url: "https://receiver.example/", version: 1, headers: {}, eventType: "a", payload: {} };

let mine: WebhookService;
let theirs: WebhookService;
let own: Ids;
let foreign: Record<(typeof owners)[number], Ids>;
let portal: string;

async function furnish({ mortise, server }: WebhookService): Promise<Ids> {
  const { id: app_id } = await mortise.application.create({ name: "Hotel" });
  const { id: endpoint_id } = await mortise.endpoint.create(app_id, { url: "https://receiver.invalid/" });
  const { id: integ_id } = await mortise.integration.create(app_id, { name: "Desk" });
  const { id: msg_id } = await mortise.message.create(app_id, { eventType: "a", payload: {} });
  await server.tick();
  const attempt_id = (await mortise.messageAttempt.listByMsg(app_id, msg_id)).data[0]?.id ?? "";
  expect(attempt_id).toMatch(/^atmpt_/);
  return { app_id, endpoint_id, msg_id, attempt_id, integ_id };
}

beforeAll(async () => {
  const database = await openSqlite({ folder: null });
  mine = await startWebhookService(database);
  theirs = await startWebhookService(database);
  await mine.mortise.eventType.create({ name: "a", description: "" });
  own = await furnish(mine);
  foreign = { "another environment": await furnish(theirs), "another application": await furnish(mine) };
  portal = (await mine.mortise.authentication.dashboardAccess(own.app_id)).token;
});
afterAll(async () => {
  await mine.server.close();
  await theirs.server.close();
  await mine.database.close();
});

async function ask(row: (typeof rows)[number][1], ids: Ids, token: string): Promise<string> {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as Name]);
  const sent =
    row.method === "GET" || row.method === "DELETE"
      ? {}
      : { body: { ...body, since: new Date(mine.clock.now()).toISOString() } };
  const response = await mine.ask(row.method, path, { ...sent, headers: { authorization: `Bearer ${token}` } });
  return `${response.status} ${await response.text()}`;
}

describe.each(rows)("%s", (_name, row) => {
  test.each(owners)("treats an id of %s as unknown", async (whose) => {
    const ids = foreign[whose];
    const names = namesOf(row.path);
    for (const token of [mine.token, portal]) {
      for (const name of names) {
        // An organisation may use its token for another application of its own.
        if (names.length === 1 && whose === "another application" && token === mine.token) continue;
        const unknown = await ask(row, { ...own, [name]: neverGiven[name] }, token);
        expect(unknown).toMatch(/^40[34] /);
        expect(await ask(row, { ...own, [name]: ids[name] }, token)).toBe(unknown);
      }
      const isAllowed = whose === "another application" && token === mine.token;
      expect(isAllowed ? "404 " : await ask(row, ids, token)).toMatch(/^40[34] /);
    }
  });
});
