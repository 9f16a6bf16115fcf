// Pages that a host's server renders with data: the HTML has the rows, the browser hydrates them, requests nothing that
// is fresh, and follows the stream.
import type { JSX } from "react";
import { expect, it } from "vitest";
import { findCode, findDevice } from "../../../test/codes.ts";
import { prefetched, written } from "../../../test/rendered.tsx";
import { watchFetch } from "../../../test/wire/watch-fetch.ts";
import { createWorld } from "../../../test/world.ts";
import {
  AccessCodeDetails,
  AccessCodeTable,
  CreateAccessCodeForm,
  CreateCodeForDoorsForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../../index.ts";
import type { PrefetchedWidget } from "../../server.ts";

interface Ids {
  readonly deviceId: string;
  readonly accessCodeId: string;
}
type Case = [text: string, (ids: Ids) => PrefetchedWidget, (ids: Ids) => JSX.Element];

async function takenOver([text, ask, widget]: Case) {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const ids = { deviceId: device_id, accessCodeId: access_code_id };
  const initial = await prefetched(world, ask(ids));
  const { html, part, takeOver } = written(world, widget(ids), { initial });
  expect(html).toContain(text);
  expect(html).not.toContain("seam-skeleton");
  const asked = watchFetch();
  const complaints = takeOver();
  const changes: MutationRecord[] = [];
  new MutationObserver((records) => changes.push(...records)).observe(part, { childList: true, subtree: true });
  return { asked, complaints, initial, changes };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

it.each<Case>([
  ["Room 5 Tern", () => ({ deviceTable: {} }), () => <DeviceTable disableAttention disableSortAndFilter />],
  ["Front Door", ({ deviceId }) => ({ deviceDetails: { deviceId } }), (ids) => <DeviceDetails {...ids} />],
  ["Amara Okafor", ({ deviceId }) => ({ accessCodeTable: { deviceId } }), (ids) => <AccessCodeTable {...ids} />],
  [
    "Active until",
    ({ accessCodeId }) => ({ accessCodeDetails: { accessCodeId } }),
    (ids) => <AccessCodeDetails {...ids} />,
  ],
  [
    "Edit access code",
    ({ accessCodeId }) => ({ editAccessCodeForm: { accessCodeId } }),
    (ids) => <EditAccessCodeForm {...ids} />,
  ],
  ["Room 5 Tern", () => ({ createCodeForDoorsForm: {} }), () => <CreateCodeForDoorsForm />],
])("%s, of %o, is in the HTML, and goes live without being asked for", async (...each) => {
  const { asked, complaints, initial } = await takenOver(each);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toEqual({ path: "/events/stream", lastEventId: initial.lastEventId });
  await settled();
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it.each<Case>([
  [
    "Front Door",
    ({ deviceId }) => ({ createAccessCodeForm: { deviceId } }),
    (ids) => <CreateAccessCodeForm {...ids} />,
  ],
  ["Yale", () => ({ supportedDeviceTable: {} }), () => <SupportedDeviceTable />],
])("%s, of %o, is in the HTML, and nothing is asked for", async (...each) => {
  const { asked, complaints } = await takenOver(each);
  await settled();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

it("rows keep their elements", async () => {
  const { changes } = await takenOver([
    "Room 5 Tern",
    () => ({ deviceTable: {} }),
    () => <DeviceTable disableAttention disableSortAndFilter />,
  ]);
  await settled();
  const moved = changes.filter(({ removedNodes }) => [...removedNodes].some((node) => node.nodeName !== "NOSCRIPT"));
  expect(moved).toEqual([]);
});
