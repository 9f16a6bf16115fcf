import { expect, it } from "vitest";
import { AccessCodeDetails } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
import { AccessCodeTable } from "../widgets/details/AccessCodeTable/AccessCodeTable.tsx";
import { findCode, findDevice } from "../../test/codes.ts";
import { render, Signed } from "../../test/render.tsx";
import { withoutStream } from "../../test/wire/without-stream.ts";
import { createWorld } from "../../test/world.ts";

it("shows a code that the list beside it holds, although it cannot be read by itself, and says that it may be out of date", async () => {
  const world = await createWorld();
  const door = await findDevice(world, "Front Door");
  const code = await findCode(world, door.device_id, "Cleaning team");
  withoutStream();
  const list = <AccessCodeTable deviceId={door.device_id} />;
  const screen = await render(list, { in: world });
  await expect.element(screen.getByRole("button", { name: "Cleaning team" })).toBeVisible();
  await world.control("network/set", { status: 503 });
  await screen.rerender(
    <Signed in={world}>
      {list}
      <AccessCodeDetails accessCodeId={code.access_code_id} />
    </Signed>,
  );
  await expect.element(screen.getByRole("heading", { name: "Cleaning team" })).toBeVisible();
  await expect.element(screen.getByText(/could not be refreshed/).last()).toBeVisible();
});
