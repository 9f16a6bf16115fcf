// Access grants and methods: reads, mutations, and the server's events.
import { expect, it, onTestFinished, vi } from "vitest";
import { findDevice } from "../../test/codes.ts";
import { createInn, giveAccess, hours } from "../../test/grants.ts";
import { render, Signed } from "../../test/render.tsx";
import { holdAnswers } from "../../test/wire/held-answers.ts";
import { watchRequests } from "../../test/wire/requests.ts";
import { watchStreams } from "../../test/wire/streams.ts";
import { withoutStream } from "../../test/wire/without-stream.ts";
import { createWorld } from "../../test/world.ts";
import {
  type AccessGrant,
  useAccessGrant,
  type UseAccessGrantParams,
  useAccessGrants,
  type UseAccessGrantsParams,
  useAccessMethods,
  type UseAccessMethodsParams,
  useCreateAccessGrant,
  useDeleteAccessGrant,
  useRequestAccessMethods,
  useUpdateAccessGrant,
} from "../hooks.ts";

/** Shows the names of the grants that match. */
function Grants({ label = "grants", ...params }: UseAccessGrantsParams & { label?: string }) {
  const { accessGrants, error } = useAccessGrants(params);
  return (
    <output aria-label={label}>{error?.message ?? accessGrants?.map((grant) => grant.display_name).join(", ")}</output>
  );
}

function Grant({ label = "grant", of }: { label?: string; of: UseAccessGrantParams | string }) {
  const { accessGrant, error, isFetching } = useAccessGrant(of);
  const told = accessGrant && `${accessGrant.display_name} until ${accessGrant.ends_at ?? "further notice"}`;
  return (
    <output aria-label={label} data-reading={isFetching}>
      {told ?? error?.message}
    </output>
  );
}

/** Shows the number of methods that match, and the number of doors that have theirs. */
function Methods(params: UseAccessMethodsParams) {
  const { accessMethods, error } = useAccessMethods(params);
  const issued = accessMethods?.filter(({ is_issued }) => is_issued);
  return (
    <output aria-label="methods">
      {error?.message ?? (accessMethods && `${issued?.length} of ${accessMethods.length}`)}
    </output>
  );
}

async function house() {
  const world = await createInn();
  const [front, garden] = await Promise.all(["Front Door", "Garden Gate"].map((name) => findDevice(world, name)));
  if (!front || !garden) throw new Error("The world lacks a door.");
  return { world, front, garden };
}

it("lists grants by door, by ids, and at most so many", async () => {
  const { world, front, garden } = await house();
  for (const name of ["Ada", "Ben", "Cleo"]) await giveAccess(world, name, { device_ids: [front.device_id] });
  await giveAccess(world, "Dora", { device_ids: [garden.device_id] });
  const screen = await render(
    <>
      <Grants label="all" />
      <Grants label="by door" device_id={front.device_id} />
      <Grants label="limited" limit={2} />
      <Grants label="none" access_grant_ids={[]} />
    </>,
    { in: world },
  );
  await expect.element(screen.getByLabelText("all")).toHaveTextContent("Ada, Ben, Cleo, Dora");
  await expect.element(screen.getByLabelText("by door")).toHaveTextContent("Ada, Ben, Cleo");
  await expect.element(screen.getByLabelText("limited")).toHaveTextContent("Ada, Ben");
  await expect.element(screen.getByLabelText("none")).toHaveTextContent("");
});

it("shows a grant from a cached list at once, by its id and by its key", async () => {
  const { world, front } = await house();
  const { access_grant_id } = await giveAccess(world, "Ada", {
    device_ids: [front.device_id],
    access_grant_key: "booking-7",
  });
  const screen = await render(<Grants />, { in: world });
  await expect.element(screen.getByLabelText("grants")).toHaveTextContent("Ada");
  const release = holdAnswers("/access_grants/get");
  await screen.rerender(
    <Signed in={world}>
      <Grants />
      <Grant label="by id" of={access_grant_id} />
      <Grant label="by key" of={{ access_grant_key: "booking-7" }} />
    </Signed>,
  );
  for (const label of ["by id", "by key"]) {
    await expect.element(screen.getByLabelText(label)).toMatchTextContent(/^Ada until/);
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "true");
  }
  release();
  for (const label of ["by id", "by key"])
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "false");
});

it("says what a refused grant lacks, and asks nothing while no id is known", async () => {
  const { world } = await house();
  const requests = watchRequests();
  const screen = await render(
    <>
      <Grant label="unset" of="" />
      <Grant label="unknown" of={{ access_grant_key: "nobody's" }} />
      <Methods />
    </>,
    { in: world },
  );
  await expect.element(screen.getByLabelText("unset")).toHaveTextContent("access_grant_id is not set.");
  await expect.element(screen.getByLabelText("unknown")).toMatchTextContent(/not found/i);
  await expect.element(screen.getByLabelText("methods")).toHaveTextContent("access_grant_id is not set.");
  expect(requests.count("/access_grants/get")).toBe(1);
  expect(requests.count("/access_methods/list")).toBe(0);
});

it("shows a plain client session the refusal, and does not take it for a session that has ended", async () => {
  const world = await createWorld();
  const expired = vi.fn<() => void>();
  const screen = await render(<Grants />, { in: world, provider: { onSessionExpired: expired } });
  await expect.element(screen.getByLabelText("grants")).toMatchTextContent(/session/);
  expect(expired).not.toHaveBeenCalled();
});

it("follows what others do to a grant, and reads nothing about another", async () => {
  const { world, front, garden } = await house();
  const ada = await giveAccess(world, "Ada", { device_ids: [front.device_id], access_grant_key: "booking-7" });
  const ben = await giveAccess(world, "Ben", { device_ids: [garden.device_id], access_grant_key: "booking-8" });
  const opened = watchStreams();
  const requests = watchRequests();
  const screen = await render(
    <>
      <Grants access_grant_ids={[ben.access_grant_id]} />
      <Grant label="Ada" of={{ access_grant_key: "booking-7" }} />
      <Grant label="Ben" of={ben.access_grant_id} />
      <Methods access_grant_id={ada.access_grant_id} />
    </>,
    { in: world },
  );
  const asked = () => ({
    lists: requests.count("/access_grants/list"),
    ben: requests.queries("/access_grants/get").filter((query) => query.includes(ben.access_grant_id)).length,
  });
  const extend = async (ends_at: string) => {
    await world.call("/access_grants/update", { access_grant_id: ada.access_grant_id, ends_at });
    await expect.element(screen.getByLabelText("Ada")).toHaveTextContent(`Ada until ${ends_at}`);
    await expect.element(screen.getByLabelText("methods")).toHaveTextContent("1 of 1");
  };
  await expect.element(screen.getByLabelText("methods")).toHaveTextContent("1 of 1");
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  await extend(hours(96));
  // The open stream refetches what had been read before it, once.
  let before = { lists: 0, ben: 0 };
  const isQuiet = () => {
    const last = before;
    before = asked();
    return last.lists === before.lists && last.ben === before.ben;
  };
  await expect.poll(isQuiet, { interval: 1000 }).toBe(true);
  await extend(hours(120));
  await world.call("/access_grants/delete", { access_grant_id: ada.access_grant_id });
  await expect.element(screen.getByLabelText("methods")).not.toHaveTextContent("1 of 1");
  expect(asked()).toEqual(before);
});

it("brings a grant that others make into a list, and takes it out when it has ended", async () => {
  const { world, front } = await house();
  const opened = watchStreams();
  const screen = await render(<Grants device_id={front.device_id} />, { in: world });
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  const { access_grant_id } = await giveAccess(world, "Ada", { device_ids: [front.device_id] });
  await expect.element(screen.getByLabelText("grants")).toHaveTextContent("Ada");
  await world.call("/access_grants/delete", { access_grant_id });
  await expect.element(screen.getByLabelText("grants")).toHaveTextContent("");
});

/** Gives access, extends it, requests another PIN and ends it. */
function Desk({ device_id }: { device_id: string }) {
  const create = useCreateAccessGrant();
  const update = useUpdateAccessGrant();
  const request = useRequestAccessMethods();
  const end = useDeleteAccessGrant();
  const { access_grant_id = "" } = create.data ?? {};
  const code = [{ mode: "code" as const }];
  return (
    <>
      <button
        type="button"
        onClick={() =>
          create.mutate({
            user_identity: { full_name: "Ada" },
            device_ids: [device_id],
            requested_access_methods: code,
          })
        }
      >
        Give
      </button>
      <button type="button" onClick={() => update.mutate({ access_grant_id, name: "Ada, room 5" })}>
        Rename
      </button>
      <button type="button" onClick={() => request.mutate({ access_grant_id, requested_access_methods: code })}>
        Ask for more
      </button>
      <button type="button" onClick={() => end.mutate({ access_grant_id })}>
        End
      </button>
      {create.data && <Methods access_grant_id={access_grant_id} />}
    </>
  );
}

it("reads again what is shown after each change, without a stream", async () => {
  const { world, front } = await house();
  withoutStream();
  const screen = await render(
    <>
      <Grants />
      <Desk device_id={front.device_id} />
    </>,
    { in: world },
  );
  await screen.getByRole("button", { name: "Give" }).click();
  await expect.element(screen.getByLabelText("grants")).toHaveTextContent("Ada");
  await expect.element(screen.getByLabelText("methods")).toMatchTextContent(/of 1/);
  await screen.getByRole("button", { name: "Rename" }).click();
  await expect.element(screen.getByLabelText("grants")).toHaveTextContent("Ada, room 5");
  await screen.getByRole("button", { name: "Ask for more" }).click();
  await expect.element(screen.getByLabelText("methods")).toMatchTextContent(/of 2/);
  await screen.getByRole("button", { name: "End" }).click();
  await expect.element(screen.getByLabelText("methods")).toMatchTextContent(/^0 of/);
});

it("reads the grant alone that changed in a list of several pages", async () => {
  const { world, front } = await house();
  const { access_grant_id, ends_at } = await giveAccess(world, "Ada", { device_ids: [front.device_id] });
  withManyGrants(500);
  const opened = watchStreams();
  const requests = watchRequests();
  const screen = await render(<Ends />, { in: world });
  await expect.element(screen.getByLabelText("ends")).toHaveTextContent(`501, ${ends_at}`);
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  const extend = async (later: string) => {
    await world.call("/access_grants/update", { access_grant_id, ends_at: later });
    await expect.element(screen.getByLabelText("ends")).toHaveTextContent(`501, ${later}`);
  };
  await extend(hours(96));
  const before = requests.queries("/access_grants/list").length;
  await extend(hours(120));
  const asked = requests.queries("/access_grants/list").slice(before);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((query) => !query.includes("access_grant_ids"))).toEqual([]);
});

/** Adds copies of the first grant to each list of all grants, for the rest of the test. */
function withManyGrants(count: number): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { pathname, searchParams } = new URL(response.url);
    if (pathname !== "/access_grants/list" || searchParams.size > 0) return response;
    const body = (await response.json()) as { access_grants: AccessGrant[] };
    const [first] = body.access_grants;
    const copies = Array.from({ length: count }, () => ({ ...first, access_grant_id: crypto.randomUUID() }));
    return Response.json({ ...body, access_grants: [...body.access_grants, ...copies] });
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}

/** Shows the number of grants and the end of the first one. */
function Ends() {
  const { accessGrants } = useAccessGrants();
  return <output aria-label="ends">{accessGrants && `${accessGrants.length}, ${accessGrants[0]?.ends_at}`}</output>;
}

it("asks every 3 seconds while a change is pending and no stream tells of it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await createInn({ lock_delay_ms: 60_000 });
  withoutStream();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_grant_id } = await giveAccess(world, "Ada", { device_ids: [device_id] });
  await world.call("/access_grants/update", { access_grant_id, ends_at: hours(96) });
  const requests = watchRequests();
  const screen = await render(<Grant of={access_grant_id} />, { in: world });
  await expect.element(screen.getByLabelText("grant")).toMatchTextContent(/^Ada/);
  for (const times of [2, 3]) {
    vi.advanceTimersByTime(3000);
    await expect.poll(() => requests.count("/access_grants/get")).toBe(times);
  }
});
