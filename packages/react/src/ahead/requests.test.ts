// Requests of ahead.js equal the client's, byte for byte: otherwise the provider would repeat them.
import { callRequest, type ClientRequest, sessionRequest } from "@mortise/client/session";
import { describe, expect, it } from "vitest";
import {
  callsOfCode,
  callsOfCodeTable,
  callsOfDeviceDetails,
  callsOfDeviceTable,
  type FirstCalls,
} from "../data/first-calls.ts";
import type { WidgetProps } from "../element/mount-widget.ts";
import type { Attributes } from "./attributes.ts";
import * as small from "./requests.ts";

const endpoint = "https://locks.example.com/api";
const clientSessionToken = "seam_cst1a2b_c3";
const id = "00000000-0000-4000-8000-000000000001";
const ids = [id, "00000000-0000-4000-8000-000000000002"];

const whole = ({ url, init: { headers, ...init } }: ClientRequest) => ({
  url,
  init: { ...init, headers: [...new Headers(headers)] },
});
const asked = (attributes: Attributes) => small.callRequests(endpoint, clientSessionToken, attributes).map(whole);
const client = (calls: FirstCalls, props: WidgetProps) =>
  calls(props).map(([row, input]) => whole(callRequest(row, input, { clientSessionToken, endpoint })));

it.each(["bench-user", 'a "user" \\ of é✓'])("the session of %s", (userIdentifierKey) => {
  const publishableKey = "seam_pk1a2b_c3";
  expect(whole(small.sessionRequest(endpoint, publishableKey, userIdentifierKey))).toEqual(
    whole(sessionRequest({ publishableKey, userIdentifierKey, endpoint })),
  );
});

it.each([
  ["device-table", callsOfDeviceTable, {}],
  [`device-details:${id}`, callsOfDeviceDetails, { deviceId: id }],
  [`access-code-table:${id}`, callsOfCodeTable, { deviceId: id }],
  [`access-code-details:${id}`, callsOfCode, { accessCodeId: id }],
] as const)("the first calls of %s", (ask, calls, props) => {
  expect(client(calls, props)).not.toEqual([]);
  expect(asked({ ask })).toEqual(client(calls, props));
});

it("those of several widgets, in their order", () => {
  expect(asked({ ask: ` device-table\n device-details:${id} ` })).toEqual([
    ...client(callsOfDeviceTable, {}),
    ...client(callsOfDeviceDetails, { deviceId: id }),
  ]);
});

describe("a table with filters", () => {
  it.each([
    [{ deviceIds: ids.join(", ") }, { deviceIds: ids }],
    [{ deviceIds: JSON.stringify(ids) }, { deviceIds: ids }],
    [{ connectedAccountIds: id }, { connectedAccountIds: [id] }],
    [
      { deviceIds: ids.join(), connectedAccountIds: ids.join() },
      { deviceIds: ids, connectedAccountIds: ids },
    ],
    [{ deviceIds: "" }, { deviceIds: [] }],
    [
      { deviceIds: id, connectedAccountIds: "[]" },
      { deviceIds: [id], connectedAccountIds: [] },
    ],
  ])("%o", (attributes, props) => {
    expect(asked({ ask: "device-table", ...attributes })).toEqual(client(callsOfDeviceTable, props));
  });

  it("is asked ahead as long as the client sends its query in the address", () => {
    // Each id adds 17 characters and its own length, with an & between two.
    const few = Array.from({ length: 38 }, (_, at) => String(at).padStart(33, "0"));
    const queryLength = (list: readonly string[]) =>
      new URL(asked({ ask: "device-table", deviceIds: list.join() })[0]?.url ?? "").search.length - 1;
    const longest = [...few, "1".repeat(2000 - queryLength(few) - 18)];
    for (const [list, isSent] of [
      [longest, true],
      [[...longest.slice(0, -1), `${longest.at(-1)}1`], false],
    ] as const) {
      const theirs = client(callsOfDeviceTable, { deviceIds: list });
      expect(theirs[0]?.init.method).toBe(isSent ? "GET" : "POST");
      expect(asked({ ask: "device-table", deviceIds: list.join() })).toEqual(isSent ? theirs : []);
    }
  });
});
