// Searches without an index proceed window by window. Their pages equal those of one statement.
import { beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../webhooks/webhook-hotel.ts";
import { iso } from "../../src/base/clock.ts";
import { windowSize } from "../../src/base/lists/windows.ts";
import { makeId } from "../../src/webhooks/ids.ts";

const count = 2 * windowSize + 500;
/** Positions at the edges of windows, from either end, next to them, and far from them. */
const rare = new Set([
  0,
  1,
  700,
  windowSize - 1,
  windowSize,
  windowSize + 1,
  2 * windowSize - 1,
  2 * windowSize,
  count - windowSize,
  count - 1,
]);
const stepMs = 1000;
const chunk = 500;

interface Made {
  msg_id: string;
  attempt_id: string;
  at: number;
  isRare: boolean;
}

onBothDatabases((databases) => {
  let { service, mortise, app, close } = {} as WebhookHotel;
  let endpoint = "";
  let start = 0;
  const made: Made[] = [];

  beforeEach(async () => {
    ({ service, mortise, app, close } = await openWebhookHotel(databases));
    ({ id: endpoint } = await mortise.endpoint.create(app, { url: "https://example.com" }));
    start = service.clock.now() - 2 * count * stepMs;
    made.length = 0;
    for (let index = 0; index < count; index += 1) {
      const at = start + index * stepMs;
      made.push({ msg_id: makeId("message", at), attempt_id: makeId("attempt", at), at, isRare: rare.has(index) });
    }
    for (let from = 0; from < count; from += chunk) await insert(made.slice(from, from + chunk));
    return close;
  });

  /** Inserts messages. The rare ones have a type, a channel, a status and a response of their own. */
  async function insert(some: readonly Made[]): Promise<void> {
    const { query } = service.database;
    const of = { app_id: app, workspace_id: service.workspace_id };
    const messages = some.map(({ msg_id, at, isRare }) => ({
      ...of,
      msg_id,
      event_type: isRare ? "rare" : "common",
      event_id: null,
      channels: isRare ? '["b","rare"]' : null,
      payload: "{}",
      created_at: iso(at),
      expires_at: iso(at + 1e10),
    }));
    const deliveries = some.map(({ msg_id, isRare }) => ({
      ...of,
      msg_id,
      endpoint_id: endpoint,
      status: isRare ? 0 : 2,
      failures: 0,
      manual: 0,
      next_attempt_at: null,
      due_at: null,
      leased_until: null,
      leased_by: null,
    }));
    const attempts = some.map(({ msg_id, attempt_id, at, isRare }) => ({
      attempt_id,
      msg_id,
      endpoint_id: endpoint,
      app_id: app,
      status: 2 as const,
      response: "",
      response_status_code: isRare ? 404 : 500,
      trigger_type: 0 as const,
      created_at: iso(at),
    }));
    await query.insertInto("webhook_messages").values(messages).execute();
    await query
      .insertInto("webhook_deliveries")
      .values(deliveries as never)
      .execute();
    await query.insertInto("webhook_attempts").values(attempts).execute();
  }

  interface Page {
    data: readonly { id: string }[];
    done: boolean;
    iterator?: string | null | undefined;
    prevIterator?: string | null | undefined;
  }
  interface Asked {
    limit?: number;
    iterator?: string;
    before?: Date;
    after?: Date;
  }
  type List = [name: string, id: "msg_id" | "attempt_id", read: (asked: Asked) => Promise<Page>];

  const lists = (): List[] => [
    ["messages of a type", "msg_id", (asked) => mortise.message.list(app, { eventTypes: ["rare", "none"], ...asked })],
    ["messages of a channel", "msg_id", (asked) => mortise.message.list(app, { channel: "rare", ...asked })],
    [
      "attempts of a type",
      "attempt_id",
      (asked) => mortise.messageAttempt.listByEndpoint(app, endpoint, { eventTypes: ["rare"], ...asked }),
    ],
    [
      "attempts with a response",
      "attempt_id",
      (asked) => mortise.messageAttempt.listByEndpoint(app, endpoint, { statusCodeClass: 400, ...asked }),
    ],
    [
      "failed attempts of a channel",
      "attempt_id",
      (asked) => mortise.messageAttempt.listByEndpoint(app, endpoint, { status: 2, channel: "rare", ...asked }),
    ],
    [
      "messages that succeeded",
      "msg_id",
      (asked) => mortise.messageAttempt.listAttemptedMessages(app, endpoint, { status: 0, ...asked }),
    ],
    [
      "delivered messages of a channel",
      "msg_id",
      (asked) => mortise.messageAttempt.listAttemptedMessages(app, endpoint, { channel: "rare", ...asked }),
    ],
  ];

  /** Returns the expected page of the list, from all messages that were made. */
  function expected(id: "msg_id" | "attempt_id", { limit = 50, iterator, before, after }: Asked): Page {
    const isIn = ({ at }: Made) => (!before || at < before.getTime()) && (!after || at > after.getTime());
    const ids = made.filter((one) => one.isRare && isIn(one)).map((one) => one[id]);
    const isReversed = iterator?.startsWith("-") || (!iterator && after !== undefined && !before);
    const from = iterator?.replace("-", "");
    const rest = isReversed
      ? ids.filter((one) => !from || one > from)
      : ids.toReversed().filter((one) => !from || one < from);
    const shown = isReversed ? rest.slice(0, limit).toReversed() : rest.slice(0, limit);
    const prevIterator = shown.length === 0 ? null : `-${shown[0]}`;
    return {
      data: shown.map((one) => ({ id: one })),
      done: rest.length <= limit,
      iterator: shown.at(-1) ?? null,
      prevIterator,
    };
  }

  test("a search finds the pages of a plain list, forwards and backwards, of every time", async () => {
    const moment = (index: number) => new Date(start + index * stepMs);
    const times: Asked[] = [
      {},
      { after: moment(1), before: moment(count - 1) },
      { before: moment(windowSize + 1) },
      { after: moment(windowSize - 1) },
      { after: moment(2), before: moment(3) },
    ];
    for (const [name, id, read] of lists()) {
      const iterators = made.filter(({ isRare }) => isRare).flatMap((one) => [one[id], `-${one[id]}`]);
      const asks: Asked[] = [];
      for (const time of times) for (const limit of [1, 3, 50]) asks.push({ limit, ...time });
      for (const time of times.slice(0, 2))
        for (const iterator of iterators) asks.push({ limit: 3, iterator, ...time });
      for (const asked of asks) {
        const { data, done, iterator = null, prevIterator = null } = await read(asked);
        const found = { data: data.map((one) => ({ id: one.id })), done, iterator, prevIterator };
        expect({ name, asked, found }).toEqual({ name, asked, found: expected(id, asked) });
      }
    }
  }, 60_000);
});
