// A visitor of a connect page is not the operator, and must not discover the operator's network.
import dgram from "node:dgram";
import { expect, it, onTestFinished, vi } from "vitest";
import { realWorkspace } from "../../../test/locks/linked-house.ts";
import { make, read, walk } from "../../../test/rig/connect-visits.ts";
import { onServer } from "../../../test/rig/rig.ts";
import { zwaveSystem } from "../../hubs/zwave/factory.ts";

onServer(
  "the hosted flow",
  (rig) => {
    it.each(["", " "])("looks for no hub when the address is %j", async (url) => {
      const opened = vi.spyOn(dgram, "createSocket");
      onTestFinished(() => opened.mockRestore());
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      await walk(rig(), webview, [{ accept: "" }, { url, login: "yes" }]);
      expect(await (await read(rig(), webview.url, "en")).text()).toContain("That is not an address of Z-Wave JS.");
      expect(opened).not.toHaveBeenCalled();
    });
  },
  { systems: [zwaveSystem], hubAllow: ["0.0.0.0/0"] },
);
