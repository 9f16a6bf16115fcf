// Rendering on a server: it works, sends no request, and keeps nothing of one person for the next.
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SmallServer, startSmallServer } from "../../test/wire/small-server.ts";
import { SeamProvider, useDevices, useSeamClient } from "../index.ts";
import { prefetchSeam } from "../server.ts";
import { beginningOf } from "./live-streams.ts";

let server: SmallServer;
beforeEach(async () => {
  server = await startSmallServer(() => ({ body: { ok: true, devices: [] } }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

function Said() {
  const { isPending, sessionKey, queryClient } = useSeamClient();
  const { devices, isPending: isAsking } = useDevices();
  queryClient.setQueryData(["left behind"], sessionKey);
  return createElement(
    "p",
    null,
    JSON.stringify({ isPending, isAsking, devices, entries: queryClient.getQueryCache().getAll().length }),
  );
}

it.each([{ publishableKey: "seam_pk1a_b" }, { clientSessionToken: "seam_cst1a_b" }])(
  "renders %j as loading",
  (credential) => {
    const errors = vi.spyOn(console, "error");
    const render = () =>
      renderToString(createElement(SeamProvider, { ...credential, endpoint: server.url }, createElement(Said)));
    const first = render();
    expect(first).toContain("&quot;isAsking&quot;:true");
    // The cache of the first render is gone, so the second one finds no data either.
    expect(render()).toBe(first);
    expect(server.asked).toHaveLength(0);
    expect(errors).not.toHaveBeenCalled();
  },
);

it("renders what was read for one person, and keeps nothing of it", async () => {
  const signedIn = { clientSessionToken: "seam_cst1a_b", endpoint: server.url };
  const initial = { ...(await prefetchSeam({ ...signedIn, widgets: [{ deviceTable: {} }] })), lastEventId: "7" };
  const keys: string[] = [];
  const Whose = () => {
    keys.push(useSeamClient().sessionKey);
    return createElement(Said);
  };
  const render = (props: object) =>
    renderToString(createElement(SeamProvider, { ...signedIn, ...props }, createElement(Whose)));
  expect(render({ initial })).toContain("&quot;isAsking&quot;:false");
  expect(render({})).toContain("&quot;isAsking&quot;:true");
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(beginningOf(key)).toBeUndefined();
});

it("the elements' door can be imported", async () => {
  const { defineElement } = await import("../element/define.ts");
  expect(() => defineElement({ tag: "seam-probe", props: {} }, async () => Said)).not.toThrow();
});
