// Sessions that end during use: the host is notified, and typed text stays if the host has a new token.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findDevice } from "../../test/codes.ts";
import { render, Signed } from "../../test/render.tsx";
import { createWorld, type World } from "../../test/world.ts";
import { CreateAccessCodeForm, DeviceTable } from "../index.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

interface Listed {
  client_sessions: {
    client_session_id: string;
    token: string;
    connected_account_ids: string[];
    user_identifier_key: string;
  }[];
}

async function endSession(world: World): Promise<Listed["client_sessions"][number]> {
  const { client_sessions } = await world.call<Listed>("/client_sessions/list");
  const mine = client_sessions.find(({ token }) => token === world.client_session_token);
  if (!mine) throw new Error("The world's session is not listed.");
  await world.call("/client_sessions/revoke", { client_session_id: mine.client_session_id });
  return mine;
}

const lookAgain = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

it("a session that ends is told to the host, once", async () => {
  const world = await createWorld();
  const [onSessionExpired, onSessionUpdate] = [vi.fn<() => void>(), vi.fn<(client: object) => void>()];
  const screen = await render(<DeviceTable />, { in: world, provider: { onSessionExpired, onSessionUpdate } });
  await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  expect(onSessionUpdate).toHaveBeenCalledOnce();
  await endSession(world);
  lookAgain();
  await expect.element(screen.getByText(/You are no longer signed in/).first()).toBeVisible();
  lookAgain();
  expect(onSessionExpired).toHaveBeenCalledOnce();
});

it("a session that is renewed by getClientSessionToken keeps what is typed, whatever function stands there by then", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const [onSessionExpired, onSessionUpdate] = [vi.fn<() => void>(), vi.fn<(client: object) => void>()];
  const form = <CreateAccessCodeForm deviceId={device_id} />;
  const early = () => Promise.reject(new Error("Too early."));
  const events = { onSessionExpired, onSessionUpdate };
  const screen = await render(form, { in: world, provider: { ...events, getClientSessionToken: early } });
  const name = screen.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Plumber");
  const { connected_account_ids, user_identifier_key } = await endSession(world);
  const getClientSessionToken = async () => {
    const input = { user_identifier_key, connected_account_ids };
    return (await world.call<{ client_session: { token: string } }>("/client_sessions/get_or_create", input))
      .client_session.token;
  };
  await screen.rerender(
    <Signed in={world} provider={{ ...events, getClientSessionToken }}>
      {form}
    </Signed>,
  );
  await expect.element(name).toHaveValue("Plumber");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Add another" })).toBeVisible();
  expect(onSessionUpdate).toHaveBeenCalledTimes(2);
  expect(onSessionExpired).not.toHaveBeenCalled();
});
