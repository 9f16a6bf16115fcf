// A page that a server streamed in parts: a part that React hydrates late finds answers in the cache that other parts
// have fetched.
import { QueryClient } from "@tanstack/react-query";
import type { JSX } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { findCode, findDevice } from "../../test/codes.ts";
import { render, Signed } from "../../test/render.tsx";
import {
  AccessCodeDetails,
  AccessCodeTable,
  ActivityList,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../index.ts";

type Ids = Record<"deviceId" | "accessCodeId", string>;

it.each<[string, (ids: Ids) => JSX.Element]>([
  ["Room 5 Tern", () => <DeviceTable />],
  ["Front Door", ({ deviceId }) => <DeviceDetails deviceId={deviceId} />],
  ["Amara Okafor", ({ deviceId }) => <AccessCodeTable deviceId={deviceId} />],
  ["Active until", ({ accessCodeId }) => <AccessCodeDetails accessCodeId={accessCodeId} />],
  ["Chosen for you if left empty", ({ deviceId }) => <CreateAccessCodeForm deviceId={deviceId} />],
  ["Amara Okafor", ({ accessCodeId }) => <EditAccessCodeForm accessCodeId={accessCodeId} />],
  ["Nothing yet", ({ deviceId }) => <ActivityList deviceId={deviceId} />],
  ["Yale Devices", () => <SupportedDeviceTable />],
])("%s: is taken over as the server wrote it, and shows what is known at once", async (text, widget) => {
  const queryClient = new QueryClient();
  const first = await render(<DeviceTable />, { provider: { queryClient } });
  const { world } = first;
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const page = (cache: QueryClient) => (
    <Signed in={world} provider={{ queryClient: cache }}>
      {widget({ deviceId: device_id, accessCodeId: access_code_id })}
    </Signed>
  );
  await first.rerender(page(queryClient));
  const seen = () =>
    [
      document.body.textContent,
      ...Array.from(document.querySelectorAll("input"), (field) => field.placeholder + field.value),
    ].join();
  await expect.poll(seen).toContain(text);

  const part = document.createElement("div");
  part.innerHTML = renderToString(page(new QueryClient()));
  expect(part.innerHTML).toContain("seam-components");
  document.body.append(part);
  const complaints: unknown[] = [];
  const root = hydrateRoot(part, page(queryClient), { onRecoverableError: (error) => complaints.push(error) });
  await first.unmount();
  await expect.poll(seen).toContain(text);
  expect(complaints).toEqual([]);
  root.unmount();
  part.remove();
});
