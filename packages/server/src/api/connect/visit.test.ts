// Settings in the address of the hosted flow, apart from the webview's id.
import { expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";

type Made = { connect_webview: { url: string } };
type Devices = { devices: object[] };

onServer("the address of the hosted flow", (rig) => {
  it.each([
    [true, "false", "/devices/unmanaged/list"],
    [false, "true", "/devices/unmanaged/list"],
    [true, "true", "/devices/list"],
  ])(
    "of a webview that manages new doors: %s, where it says %s, brings doors that %s tells of",
    async (asked, said, list) => {
      const { api_key } = await rig().world("empty");
      const input = { accepted_providers: ["schlage"], automatically_manage_new_devices: asked };
      const { connect_webview } = answered(await rig().ask<Made>(api_key, "/connect_webviews/create", input));
      const url = `${connect_webview.url}&automatically_manage_new_devices=${said}`;
      for (const fields of [{ accept: "" }, { email: "jane@example.com", password: "1234" }])
        await rig().server.fetch(new Request(url, { method: "POST", body: new URLSearchParams(fields) }));
      expect(answered(await rig().ask<Devices>(api_key, list)).devices).toHaveLength(2);
    },
  );
});
