// Spaces: reads, mutations, and the server's events.
import { expect, it } from "vitest";
import { findDevice } from "../../test/codes.ts";
import { createInn, makeSpace } from "../../test/grants.ts";
import { render, Signed } from "../../test/render.tsx";
import { holdAnswers } from "../../test/wire/held-answers.ts";
import { watchRequests } from "../../test/wire/requests.ts";
import { watchStreams } from "../../test/wire/streams.ts";
import { withoutStream } from "../../test/wire/without-stream.ts";
import {
  useCreateSpace,
  useDeleteSpace,
  useDevices,
  useSpace,
  type UseSpaceParams,
  useSpaces,
  type UseSpacesParams,
  useUpdateSpace,
} from "../hooks.ts";

/** Shows the spaces that match, each with the number of its doors. */
function Spaces({ label = "spaces", ...params }: UseSpacesParams & { label?: string }) {
  const { spaces, error } = useSpaces(params);
  const told = spaces?.map(({ name, device_count }) => `${name}: ${device_count}`).join(", ");
  return <output aria-label={label}>{told ?? error?.message}</output>;
}

function Space({ label, of }: { label: string; of: UseSpaceParams | string }) {
  const { space, error, isFetching } = useSpace(of);
  return (
    <output aria-label={label} data-reading={isFetching}>
      {space ? `${space.name}: ${space.device_count}` : error?.message}
    </output>
  );
}

/** Shows the doors of a space. */
function Doors({ space_id }: { space_id: string }) {
  const { devices } = useDevices({ space_id });
  return <output aria-label="doors">{devices?.map(({ properties }) => properties.name).join(", ")}</output>;
}

it("shows a space from a cached list at once, by its id and by its key", async () => {
  const world = await createInn();
  const { space_id } = await makeSpace(world, { name: "Room 5", space_key: "room-5" });
  await makeSpace(world, { name: "Room 6" });
  const screen = await render(<Spaces />, { in: world });
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("Room 5: 0, Room 6: 0");
  const release = holdAnswers("/spaces/get");
  await screen.rerender(
    <Signed in={world}>
      <Spaces />
      <Space label="by id" of={space_id} />
      <Space label="by key" of={{ space_key: "room-5" }} />
    </Signed>,
  );
  for (const label of ["by id", "by key"]) {
    await expect.element(screen.getByLabelText(label)).toHaveTextContent("Room 5: 0");
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "true");
  }
  release();
  for (const label of ["by id", "by key"])
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "false");
});

it("follows the doors of a space, and reads nothing about another", async () => {
  const world = await createInn();
  const { device_id } = await findDevice(world, "Front Door");
  const garden = await findDevice(world, "Garden Gate");
  const five = await makeSpace(world, { name: "Room 5", space_key: "room-5" });
  const six = await makeSpace(world, { name: "Room 6", space_key: "room-6" });
  const opened = watchStreams();
  const requests = watchRequests();
  const screen = await render(
    <>
      <Spaces label="other" space_key="room-6" />
      <Spaces label="searched" search="Room 6" />
      <Space label="one" of={five.space_id} />
      <Space label="two" of={six.space_id} />
      <Doors space_id={five.space_id} />
    </>,
    { in: world },
  );
  for (const label of ["other", "searched"])
    await expect.element(screen.getByLabelText(label)).toHaveTextContent("Room 6: 0");
  await expect.element(screen.getByLabelText("two")).toHaveTextContent("Room 6: 0");
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  await world.call("/spaces/add_devices", { space_id: five.space_id, device_ids: [device_id] });
  await expect.element(screen.getByLabelText("one")).toHaveTextContent("Room 5: 1");
  await expect.element(screen.getByLabelText("doors")).toHaveTextContent("Front Door");
  const asked = () => ({
    lists: requests.count("/spaces/list"),
    six: requests.queries("/spaces/get").filter((query) => query.includes(six.space_id)).length,
  });
  const before = asked();
  await world.call("/spaces/add_devices", { space_id: five.space_id, device_ids: [garden.device_id] });
  await expect.element(screen.getByLabelText("one")).toHaveTextContent("Room 5: 2");
  await expect.element(screen.getByLabelText("doors")).toMatchTextContent(/Garden Gate/);
  expect(asked()).toEqual(before);
});

it("brings a space that others make into a list, and takes it out when it is deleted", async () => {
  const world = await createInn();
  const opened = watchStreams();
  const screen = await render(<Spaces search="Room" />, { in: world });
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  const { space_id } = await makeSpace(world, { name: "Room 5" });
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("Room 5: 0");
  await world.call("/spaces/delete", { space_id });
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("");
});

/** Creates a space, adds a door to it and deletes it. */
function Desk({ device_id }: { device_id: string }) {
  const create = useCreateSpace();
  const update = useUpdateSpace();
  const remove = useDeleteSpace();
  const { space_id = "" } = create.data ?? {};
  return (
    <>
      <button type="button" onClick={() => create.mutate({ name: "Room 5" })}>
        Make
      </button>
      <button type="button" onClick={() => update.mutate({ space_id, name: "Room 7", device_ids: [device_id] })}>
        Change
      </button>
      <button type="button" onClick={() => remove.mutate({ space_id })}>
        Delete
      </button>
      {create.data && <Doors space_id={space_id} />}
    </>
  );
}

it("reads again what is shown after each change, without a stream", async () => {
  const world = await createInn();
  const { device_id } = await findDevice(world, "Front Door");
  withoutStream();
  const screen = await render(
    <>
      <Spaces search="Room" />
      <Desk device_id={device_id} />
    </>,
    { in: world },
  );
  await screen.getByRole("button", { name: "Make" }).click();
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("Room 5: 0");
  await screen.getByRole("button", { name: "Change" }).click();
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("Room 7: 1");
  await expect.element(screen.getByLabelText("doors")).toHaveTextContent("Front Door");
  await screen.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByLabelText("spaces")).toHaveTextContent("");
});
