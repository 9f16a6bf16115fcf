// Probes of hubs that a person requests: few at once, and no address with a password.
import { expect, it } from "vitest";
import { diallingHub } from "../../../test/locks/dialling-hub.ts";
import { realWorkspace } from "../../../test/locks/linked-house.ts";
import { make, post, read, walk } from "../../../test/rig/connect-visits.ts";
import { onServer } from "../../../test/rig/rig.ts";

const hub = await diallingHub();
const silent: (() => void)[] = [];
let isSilent = false;
/** A system that connects and then receives nothing until its time is over. */
const system: typeof hub.system = {
  ...hub.system,
  async probe(what, signal) {
    const found = await hub.system.probe(what, signal);
    if (isSilent) await new Promise<void>((go) => silent.push(go));
    return found;
  },
};

onServer(
  "a look at a hub",
  (rig) => {
    const url = "tcp://127.0.0.1:4000";
    const begin = async () => {
      const house = await realWorkspace(rig());
      const webview = await make(rig(), house.api_key, {});
      await walk(rig(), webview, [{ accept: "" }]);
      return webview;
    };
    const shownIn = async ({ url: page }: { url: string }, language = "en") =>
      (await read(rig(), page, language)).text();

    it("is one of four of its workspace, and others are told so at once; another workspace goes on", async () => {
      isSilent = true;
      const webview = await begin();
      const all = Array.from({ length: 200 }, () => post(rig(), webview.url, { url, login: "yes" }));
      await Promise.race(all);
      expect(await shownIn(webview)).toContain("Too many hubs are being looked at just now.");
      expect(await shownIn(webview, "de")).toContain("zu viele Hubs");
      await expect.poll(() => silent.length).toBe(4);
      isSilent = false;
      const other = await begin();
      await walk(rig(), other, [{ url, login: "yes" }]);
      expect(await shownIn(other)).toContain("Lock a");
      for (const go of silent.splice(0)) go();
      await Promise.all(all);
      expect(hub.most()).toBeLessThanOrEqual(5);
      await expect.poll(() => hub.open()).toBe(0);
    });

    it.each([
      "mqtt://:open-sesame@127.0.0.1",
      "jane:open-sesame@127.0.0.1:1883",
      "tcp://127.0.0.1:99999?token=open-sesame",
      "tcp://127.0.0.1#open-sesame",
    ])("at an address that may hold a password is refused, and it is kept nowhere: %s", async (typed) => {
      const webview = await begin();
      await walk(rig(), webview, [{ url: typed, login: "yes" }]);
      const shown = await shownIn(webview);
      expect(shown).toContain("without a user, a password");
      expect(shown).not.toContain("open-sesame");
      await walk(rig(), webview, [{ url: typed, back: "yes" }]);
      const kept = await rig().database.query.selectFrom("connect_webviews").selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain("open-sesame");
    });
  },
  { systems: [system], hubAllow: ["127.0.0.0/8"] },
);
