import { Seam } from "@mortise/client";
import { QueryClient } from "@tanstack/react-query";
import { Component, type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { Doors } from "../../test/screens/Doors.tsx";
import { holdAnswers } from "../../test/wire/held-answers.ts";
import { render, Signed } from "../../test/render.tsx";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld, type World } from "../../test/world.ts";
import { SeamProvider, type SeamProviderProps, useSeamClient } from "../index.ts";

const unreachable = "http://127.0.0.1:9";
const client = new Seam({ apiKey: "seam_test1_key", endpoint: unreachable });
const quiet = { disableCssInjection: true, disableFontInjection: true } as const;

let consoleError: ReturnType<typeof vi.spyOn>;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Shows the state of `useSeamClient`. */
function Said() {
  const { client: found, isPending, isError, error, endpoint } = useSeamClient();
  return (
    <p
      role="status"
      data-state={isPending ? "pending" : isError ? "error" : found === null ? "none" : "ready"}
      data-endpoint={endpoint}
    >
      {error?.message}
    </p>
  );
}

describe("credentials (spec §5)", () => {
  it.each<[string, SeamProviderProps, RegExp | string]>([
    ["none", {}, "Must provide either a client, clientSessionToken, or a publishableKey."],
    [
      "a user alone",
      { userIdentifierKey: "me" },
      "Must provide either a client, clientSessionToken, or a publishableKey.",
    ],
    ["client and publishable key", { client, publishableKey: "seam_pk1a_b" }, /^SeamProvider received invalid props: /],
    ["client and token", { client, clientSessionToken: "seam_cst1a_b" }, /^SeamProvider received invalid props: /],
    ["client and user", { client, userIdentifierKey: "me" }, /^SeamProvider received invalid props: /],
    [
      "key and token",
      { publishableKey: "seam_pk1a_b", clientSessionToken: "seam_cst1a_b" },
      /^SeamProvider received invalid props: /,
    ],
    [
      "token and user",
      { clientSessionToken: "seam_cst1a_b", userIdentifierKey: "me" },
      /^SeamProvider received invalid props: /,
    ],
    ["a token that is none", { clientSessionToken: "seam_at1a_b" }, /seam_cst/],
  ])("%s: said by hook, widget and console; the page lives on", async (_, props, message) => {
    const screen = await mount(
      <>
        <p>The host page</p>
        <SeamProvider {...quiet} {...props}>
          <Said />
          <Doors />
        </SeamProvider>
      </>,
    );
    await expect.element(screen.getByRole("status")).toMatchTextContent(message);
    await expect.element(screen.getByRole("status")).toHaveAttribute("data-state", "error");
    await expect.element(screen.getByRole("alert")).toMatchTextContent(message);
    await expect.element(screen.getByText("The host page")).toBeVisible();
    expect(consoleError.mock.calls.flat().join()).toMatch(message);
  });

  it("a ready client alone is valid", async () => {
    const screen = await mount(
      <SeamProvider {...quiet} client={client}>
        <Said />
      </SeamProvider>,
    );
    await expect.element(screen.getByRole("status")).toHaveAttribute("data-state", "ready");
    await expect.element(screen.getByRole("status")).toHaveAttribute("data-endpoint", unreachable);
  });

  it("a hook outside a provider says so", async () => {
    const screen = await mount(
      <>
        <Said />
        <Doors />
      </>,
    );
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^Attempted to use a null Seam client/);
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/outside a SeamProvider/);
  });
});

describe("the page's configuration", () => {
  it("signs in what has no provider", async () => {
    const world = await createWorld();
    vi.stubGlobal("seam", { clientSessionToken: world.client_session_token, endpoint: world.endpoint });
    const screen = await mount(<Doors />);
    await expect.element(screen.getByRole("article").first()).toBeVisible();
  });

  it("without credentials is not enough outside a provider", async () => {
    vi.stubGlobal("seam", { endpoint: unreachable });
    const screen = await mount(<Said />);
    await expect
      .element(screen.getByRole("status"))
      .toHaveTextContent("Missing either a client, publishableKey, or clientSessionToken");
  });

  it("that is invalid is warned about, and no client comes of it", async () => {
    vi.stubGlobal("seam", { publishableKey: "seam_pk1a_b", clientSessionToken: "seam_cst1a_b" });
    const screen = await mount(
      <SeamProvider {...quiet}>
        <Said />
      </SeamProvider>,
    );
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^Must provide either a client/);
    expect(warn.mock.calls.flat().join()).toMatch(/globalThis\.seam is not used: /);
  });

  it("may bring the cache", async () => {
    const seamQueryClient = new QueryClient();
    vi.stubGlobal("seamQueryClient", seamQueryClient);
    const screen = await render(<Doors />);
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    expect(seamQueryClient.getQueryCache().findAll()).toHaveLength(1);
  });
});

const byKey = ({ endpoint, publishable_key, user_identifier_key }: World): SeamProviderProps => ({
  ...quiet,
  endpoint,
  publishableKey: publishable_key,
  userIdentifierKey: user_identifier_key,
});

describe("the session of a publishable key", () => {
  it("is asked for once, however many providers are on the page", async () => {
    const world = await createWorld();
    const requests = watchRequests();
    const screen = await mount(
      <StrictMode>
        {["one", "two", "three"].map((label) => (
          <SeamProvider key={label} {...byKey(world)}>
            <Doors label={label} />
          </SeamProvider>
        ))}
      </StrictMode>,
    );
    for (const label of ["one", "two", "three"]) {
      await expect.element(screen.getByRole("region", { name: label }).getByRole("article").first()).toBeVisible();
    }
    await expect.poll(() => requests.count("/client_sessions/create")).toBe(1);
    expect(requests.count("/devices/list")).toBe(1);
  });

  it("is bound to this browser when no user is named", async () => {
    const world = await createWorld();
    const { userIdentifierKey: _, ...anonymous } = byKey(world);
    const screen = await mount(
      <SeamProvider {...anonymous}>
        <Said />
      </SeamProvider>,
    );
    await expect.element(screen.getByRole("status")).toHaveAttribute("data-state", "ready");
    const kept = localStorage.getItem("seam_user_fingerprint");
    expect(kept).toMatch(/^fingerprint_[0-9a-f-]{36}$/);
    const { client_sessions } = await world.call<{ client_sessions: { user_identifier_key: string }[] }>(
      "/client_sessions/list",
    );
    expect(client_sessions.map(({ user_identifier_key }) => user_identifier_key)).toContain(kept);
    expect(warn.mock.calls.flat().join()).toMatch(/bound to this browser/);
  });

  it("that cannot be had shows why, and comes with a second try", async () => {
    const world = await createWorld();
    const screen = await mount(
      <SeamProvider {...byKey(world)} publishableKey="seam_pk1unknown1_abcdefghijklmnopqrstuvwx">
        <Said />
        <Doors />
      </SeamProvider>,
    );
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^Failed to get client access token/);
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/^Failed to get client access token/);
  });
});

describe("another session", () => {
  it("leaves nothing of the one before: not on screen, not in the cache, not from answers under way", async () => {
    const [before, after] = [await createWorld(), await createWorld({ world: "empty" })];
    const queryClient = new QueryClient();
    const screen = await render(<Doors />, { in: before, provider: { queryClient } });
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    const names = (await before.devices()).map(({ device_id }) => device_id);
    const answer = holdAnswers("/devices/list");
    const underWay = queryClient.invalidateQueries();
    let framesWithOld = 0;
    await screen.rerender(
      <Signed in={after} provider={{ queryClient }}>
        <Doors />
      </Signed>,
    );
    const watch = () => {
      if (document.querySelector("article") !== null) framesWithOld += 1;
    };
    const observer = new MutationObserver(watch);
    observer.observe(document.body, { childList: true, subtree: true });
    watch();
    answer();
    await underWay;
    await expect.element(screen.getByRole("region")).toHaveAttribute("data-count", "0");
    observer.disconnect();
    expect(framesWithOld).toBe(0);
    const cached = JSON.stringify(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    );
    for (const id of names) expect(cached).not.toContain(id);
  });

  it("has keys that hold no token", async () => {
    const queryClient = new QueryClient();
    const screen = await render(<Doors />, { provider: { queryClient } });
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    const keys = JSON.stringify(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    );
    expect(keys).toContain(screen.world.endpoint);
    expect(keys).not.toContain(screen.world.client_session_token);
    expect(keys).not.toContain("seam_cst");
  });

  it("stands beside others on the page without mixing", async () => {
    const [hotel, empty] = [await createWorld(), await createWorld({ world: "empty" })];
    const screen = await mount(
      <>
        <Signed in={hotel}>
          <Doors label="hotel" />
        </Signed>
        <Signed in={empty}>
          <Doors label="empty" />
        </Signed>
      </>,
    );
    await expect.element(screen.getByRole("region", { name: "hotel" }).getByRole("article").first()).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "empty" })).toHaveAttribute("data-count", "0");
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? "blank" : this.props.children;
  }
}

it("never throws while rendering", async () => {
  const screen = await mount(
    <Boundary>
      <SeamProvider {...quiet} client={"no client" as unknown as Seam}>
        <Said />
      </SeamProvider>
    </Boundary>,
  );
  await expect.element(screen.getByRole("status")).toHaveAttribute("data-state", "error");
});
