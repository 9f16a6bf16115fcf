// The history of a code on its page, with the real server.
import { type AccessCode, Seam } from "@mortise/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { createWorld, type World } from "../../../../test/world.ts";
import { useAccessCode } from "../../../data/access-codes.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { SeamProvider } from "../../../provider/SeamProvider.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeLife } from "./CodeLife.tsx";

function Life({ id }: { id: string }) {
  useLiveUpdates();
  const { accessCode } = useAccessCode({ access_code_id: id });
  return accessCode ? <CodeLife code={accessCode} zone="UTC" /> : null;
}

const pin = "48213";

/** Creates a code that is on the lock of the front door. */
async function withCode({ by }: { by: "session" | "key" } = { by: "key" }) {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const input = { device_id, name: "Guest", code: pin };
  if (by === "key") await world.call("/access_codes/create", input);
  else {
    const { endpoint, client_session_token: clientSessionToken } = world;
    await new Seam({ endpoint, clientSessionToken }).accessCodes.create(input);
  }
  await world.control("clock/advance", { milliseconds: 60_000 });
  const code = (await codesOf(world, device_id)).find(({ name }) => name === "Guest");
  if (code?.status !== "set") throw new Error("The code is not on the lock.");
  return { world, device_id, id: code.access_code_id };
}

/** Replaces the answer to the list of events, until the returned function is called. */
function answerEvents(answer: () => Response | Promise<Response>): () => void {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname === "/events/list" ? answer() : fetch(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

async function openLife({ world, id }: { world: World; id: string }) {
  const screen = await render(
    <WidgetRoot>
      <Frame>
        <Life id={id} />
      </Frame>
    </WidgetRoot>,
    { in: world },
  );
  const list = screen.getByRole("list", { name: "Life of this code" });
  await expect.element(list).toBeInTheDocument();
  const rows = () => list.getByRole("listitem").elements();
  return { screen, list, rows, lines: () => rows().map(({ textContent }) => textContent) };
}

const time = String.raw`.*\d+:\d\d\s[AP]M`;
const line = (label: string, more = "") => expect.stringMatching(new RegExp(`^${label} ${time}${more}$`, "u"));

it("tells of a use at the keypad when it happens, and of the first one once there are two", async () => {
  const made = await withCode();
  const { lines, screen } = await openLife(made);
  await expect.poll(lines).toEqual([line("On the lock"), line("Created")]);
  const enter = async () => made.world.control("keypad/enter", { device_id: made.device_id, code: pin });
  await enter();
  await expect.poll(lines).toEqual([line("Last used", " · 1 time so far"), line("On the lock"), line("Created")]);
  await made.world.control("clock/advance", { milliseconds: 60_000 });
  await made.world.control("devices/update", { device_id: made.device_id, locked: true });
  await enter();
  await expect
    .poll(lines)
    .toEqual([line("Last used", " · 2 times so far"), line("First used"), line("On the lock"), line("Created")]);
  await expectAccessible(screen.container);
});

it("says of what this session asked for that it was you, and of nobody else", async () => {
  const own = await withCode({ by: "session" });
  const { lines } = await openLife(own);
  await expect.poll(lines).toEqual([line("On the lock"), line("Created", " by you")]);
  await own.world.call("/access_codes/update", { access_code_id: own.id, name: "Guests" });
  await expect.poll(lines).toContainEqual(line("Changed"));
});

it("shows the creation at once, with room for the rest, where it stays when that has come", async () => {
  const made = await withCode();
  await made.world.control("keypad/enter", { device_id: made.device_id, code: pin });
  await made.world.control("devices/update", { device_id: made.device_id, locked: true });
  await made.world.control("clock/advance", { milliseconds: 60_000 });
  await made.world.control("keypad/enter", { device_id: made.device_id, code: pin });
  const answer = holdAnswers("/events/list");
  const { lines, rows, screen } = await openLife(made);
  await expect.poll(lines).toEqual([line("Created")]);
  const topOfLast = () => rows().at(-1)?.getBoundingClientRect().top;
  const before = topOfLast();
  await expectAccessible(screen.container);
  answer();
  await expect.poll(() => lines().length).toBe(4);
  expect(topOfLast()).toBeCloseTo(before ?? 0, 0);
});

it("keeps the creation when the rest cannot be loaded, and tries again when asked", async () => {
  const made = await withCode();
  const recover = answerEvents(() => Promise.reject(new TypeError("Failed to fetch")));
  const { lines, screen } = await openLife(made);
  const text = "The rest could not be loaded. No response. Check your connection and try again.";
  await expect.element(screen.getByRole("alert"), { timeout: 20_000 }).toHaveTextContent(text);
  expect(lines()).toEqual([line("Created")]);
  await expectAccessible(screen.container);
  recover();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.poll(lines).toEqual([line("On the lock"), line("Created")]);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

it("shows the creation alone where the server lists no events", async () => {
  const made = await withCode();
  const asked = vi.fn<() => void>();
  answerEvents(() => {
    asked();
    const error = { type: "not_found", message: "There is no such route." };
    return Response.json({ error }, { status: 404 });
  });
  const { lines, list, screen } = await openLife(made);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => list.element().children.length).toBe(1);
  expect(lines()).toEqual([line("Created")]);
  expect(screen.getByRole("button").elements()).toEqual([]);
});

it("names nobody to a page that reads with a key, which is told of every session", async () => {
  const made = await withCode({ by: "session" });
  const client = new Seam({ endpoint: made.world.endpoint, apiKey: made.world.api_key });
  const code: AccessCode = await client.accessCodes.get({ access_code_id: made.id });
  const screen = await mount(
    <SeamProvider client={client} disableCssInjection disableFontInjection>
      <WidgetRoot>
        <CodeLife code={code} zone="UTC" />
      </WidgetRoot>
    </SeamProvider>,
  );
  const lines = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(lines).toEqual([line("On the lock"), line("Created")]);
});
