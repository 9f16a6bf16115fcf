// A code that is being set on its lock is refetched: by events if there is a stream, otherwise every 3 s.
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { AccessCodeDetails } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
import { AccessCodeTable } from "../widgets/details/AccessCodeTable/AccessCodeTable.tsx";
import { findCode, findDevice } from "../../test/codes.ts";
import { render } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { withoutStream } from "../../test/wire/without-stream.ts";
import { createWorld } from "../../test/world.ts";
import { hasStream } from "../provider/live-streams.ts";
import { useConnection } from "../provider/use-seam-client.ts";

afterEach(() => void vi.useRealTimers());

let isLive = () => false;

/** Shows whether the stream is open. */
function StreamOf() {
  const { key } = useConnection().session;
  useEffect(() => {
    isLive = () => hasStream(key);
  }, [key]);
  return null;
}

async function opened(view: "details" | "table") {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const world = await createWorld({ lock_delay_ms: 60_000 });
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  await world.call("/access_codes/update", { access_code_id, code: "8391" });
  const screen = await render(
    <>
      {view === "details" ? (
        <AccessCodeDetails accessCodeId={access_code_id} />
      ) : (
        <AccessCodeTable deviceId={device_id} />
      )}
      <StreamOf />
    </>,
    { in: world },
  );
  await expect.element(screen.getByText("Being set on the lock").first()).toBeVisible();
  return { world, path: view === "details" ? "/access_codes/get" : "/access_codes/list" };
}

it.each(["details", "table"] as const)("with a stream, %s do not ask every 3 seconds", async (view) => {
  const { world, path } = await opened(view);
  await expect.poll(() => isLive()).toBe(true);
  const pass = async () => {
    vi.advanceTimersByTime(3000);
    // Waits for as long as an answer takes.
    await world.devices();
  };
  // The open stream refetches what is shown, and an earlier interval may end.
  await pass();
  const requests = watchRequests();
  for (let round = 0; round < 8; round += 1) await pass();
  expect(requests.count(path)).toBe(0);
  vi.advanceTimersByTime(6000);
  await expect.poll(() => requests.count(path)).toBe(1);
});

it.each(["details", "table"] as const)("without a stream, %s ask every 3 seconds", async (view) => {
  withoutStream();
  const { path } = await opened(view);
  const requests = watchRequests();
  for (const times of [1, 2]) {
    vi.advanceTimersByTime(3000);
    await expect.poll(() => requests.count(path)).toBe(times);
  }
});
