// People, read from the server and from a cached list.
import { expect, it } from "vitest";
import { findDevice } from "../../test/codes.ts";
import { createInn, giveAccess } from "../../test/grants.ts";
import { render, Signed } from "../../test/render.tsx";
import { holdAnswers } from "../../test/wire/held-answers.ts";
import { watchRequests } from "../../test/wire/requests.ts";
import { watchStreams } from "../../test/wire/streams.ts";
import { revokeSessions } from "../../test/world.ts";
import {
  useAccessGrants,
  useCreateAccessGrant,
  useUserIdentities,
  type UseUserIdentitiesParams,
  useUserIdentity,
  type UseUserIdentityParams,
} from "../hooks.ts";

function People({ label = "people", ...params }: UseUserIdentitiesParams & { label?: string }) {
  const { userIdentities, error } = useUserIdentities(params);
  return (
    <output aria-label={label}>
      {error?.message ?? userIdentities?.map(({ display_name }) => display_name).join(", ")}
    </output>
  );
}

function Person({ label, of }: { label: string; of: UseUserIdentityParams | string }) {
  const { userIdentity, error, isFetching } = useUserIdentity(of);
  return (
    <output aria-label={label} data-reading={isFetching}>
      {userIdentity?.display_name ?? error?.message}
    </output>
  );
}

async function withAda() {
  const world = await createInn();
  const { device_id } = await findDevice(world, "Front Door");
  const { user_identity_id } = await giveAccess(world, "", {
    user_identity: { full_name: "Ada Lovelace", user_identity_key: "guest-1" },
    device_ids: [device_id],
  });
  return { world, user_identity_id, device_id };
}

it("shows a person from a cached list at once, by their id and by their key", async () => {
  const { world, user_identity_id } = await withAda();
  const list = <People search="Lovelace" />;
  const screen = await render(list, { in: world });
  await expect.element(screen.getByLabelText("people")).toHaveTextContent("Ada Lovelace");
  const release = holdAnswers("/user_identities/get");
  await screen.rerender(
    <Signed in={world}>
      {list}
      <Person label="by id" of={user_identity_id} />
      <Person label="by key" of={{ user_identity_key: "guest-1" }} />
    </Signed>,
  );
  for (const label of ["by id", "by key"]) {
    await expect.element(screen.getByLabelText(label)).toHaveTextContent("Ada Lovelace");
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "true");
  }
  release();
  for (const label of ["by id", "by key"])
    await expect.element(screen.getByLabelText(label)).toHaveAttribute("data-reading", "false");
});

it("asks for nobody where no id is known or the list of ids is empty", async () => {
  const { world } = await withAda();
  const requests = watchRequests();
  const screen = await render(
    <>
      <Person label="unset" of="" />
      <People user_identity_ids={[]} />
      <Person label="unknown" of={{ user_identity_key: "guest-2" }} />
    </>,
    { in: world },
  );
  await expect.element(screen.getByLabelText("unset")).toHaveTextContent("user_identity_id is not set.");
  await expect.element(screen.getByLabelText("unknown")).toMatchTextContent(/not found/i);
  await expect.element(screen.getByLabelText("people")).toHaveTextContent("");
  expect(requests.count("/user_identities/get")).toBe(1);
  expect(requests.count("/user_identities/list")).toBe(0);
});

it("lists a person whom a new grant has made", async () => {
  const { world, device_id } = await withAda();
  function Give() {
    const { mutate } = useCreateAccessGrant();
    const grant = { device_ids: [device_id], requested_access_methods: [{ mode: "code" as const }] };
    return (
      <button type="button" onClick={() => mutate({ ...grant, user_identity: { full_name: "Ben Lovelace" } })}>
        Give
      </button>
    );
  }
  const screen = await render(
    <>
      <People search="Lovelace" />
      <Give />
    </>,
    { in: world },
  );
  await expect.element(screen.getByLabelText("people")).toHaveTextContent("Ada Lovelace");
  await screen.getByRole("button", { name: "Give" }).click();
  await expect.element(screen.getByLabelText("people")).toHaveTextContent("Ada Lovelace, Ben Lovelace");
});

it("takes people off the page when the session has ended, where something on it follows events", async () => {
  const { world, device_id } = await withAda();
  const opened = watchStreams();
  const Follower = () => <output>{useAccessGrants().accessGrants?.length}</output>;
  const screen = await render(
    <>
      <People search="Lovelace" />
      <Follower />
    </>,
    { in: world },
  );
  await expect.element(screen.getByLabelText("people")).toHaveTextContent("Ada Lovelace");
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  await revokeSessions(world);
  // The server checks the session before it emits an event.
  await giveAccess(world, "Ben", { device_ids: [device_id] });
  await expect.element(screen.getByLabelText("people")).toMatchTextContent(/revoked/);
});
