// Status of a message over its endpoints, outcome of a recovery, and format of times.
import { MessageStatus } from "@mortise/webhooks";
import { expect, test } from "vitest";
import { summaryOf } from "../../pages/portal/messages/message-status.ts";
import { outcomeOf } from "../../pages/portal/messages/use-recovery.ts";
import { agoText, exactText } from "../../pages/portal/parts/moment-text.ts";
import { addressOf, viewAt } from "../../pages/portal/view.ts";

const { Success, Pending, Fail, Sending } = MessageStatus;

test.each([
  [[], { is: "unsent", count: 0, total: 0 }],
  [[Success, Success], { is: "delivered", count: 2, total: 2 }],
  [[Success, Sending, Pending], { is: "waiting", count: 2, total: 3 }],
  [[Success, Sending, Fail], { is: "failed", count: 1, total: 3 }],
  [[Fail, Fail, Success], { is: "failed", count: 2, total: 3 }],
] as const)("of endpoints that stand at %j, the sum is %j", (statuses, summary) => {
  const destinations = statuses.map((status, index) => ({
    endpointId: `ep_${index}`,
    status,
    statusText: "success" as const,
  }));
  expect(summaryOf(destinations)).toEqual(summary);
});

const counted = { success: 5, pending: 0, sending: 3, fail: 11 };

test("a recovery tells nothing while a message waits for its attempt, and then how many were delivered", () => {
  const asked = { messages: 14, before: counted };
  expect(outcomeOf(asked, { ...counted, asked: 1 })).toBeUndefined();
  expect(outcomeOf(asked, { ...counted, success: 17, asked: 0 })).toEqual({ delivered: 12, failed: 2 });
  // Deliveries by the regular schedule do not raise the number of recovered ones above those sent.
  expect(outcomeOf(asked, { ...counted, success: 30, asked: 0 })).toEqual({ delivered: 14, failed: 0 });
});

test.each([
  [20_000, "now"],
  [-5000, "now"],
  [61_000, "1 min. ago"],
  [3 * 3_600_000 + 1, "3 hr. ago"],
  [26 * 3_600_000, "yesterday"],
  [12 * 86_400_000, "12 days ago"],
])("%i milliseconds back is %j", (ms, text) => {
  const now = Date.UTC(2026, 5, 12, 9);
  expect(agoText(new Date(now - ms), now)).toBe(text);
});

test("an exact moment names its zone", () => {
  expect(exactText(new Date(Date.UTC(2026, 5, 12, 9)))).toMatch(/(?:UTC|GMT|[A-Z]{3,4})/);
});

test("messages are the first view, and endpoints have an address of their own", () => {
  expect(viewAt("")).toEqual({ name: "messages" });
  expect(viewAt("#/nowhere")).toEqual({ name: "messages" });
  for (const view of [{ name: "messages" }, { name: "endpoints" }, { name: "message", id: "msg_1" }] as const)
    expect(viewAt(addressOf(view))).toEqual(view);
});
