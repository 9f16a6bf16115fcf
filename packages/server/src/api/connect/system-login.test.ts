// A person connects a system of locks on their own network in the hosted flow.
import { expect, it } from "vitest";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { make, post, read, sessionOf, walk, type WebviewAnswer } from "../../../test/rig/connect-visits.ts";
import { realWorkspace } from "../../../test/locks/linked-house.ts";
import { answered, onServer } from "../../../test/rig/rig.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";

const hub = fakeHub();
type Devices = { devices: { device_id: string; properties: { name: string } }[] };

onServer(
  "a system of locks",
  (rig) => {
    const url = "ws://127.0.0.1:3000";
    const names = async (key: string) =>
      answered(await rig().ask<Devices>(key, "/devices/list"))
        .devices.map(({ properties }) => properties.name)
        .toSorted();
    const pageOf = async (webview: { url: string }, language = "en") =>
      (await read(rig(), webview.url, language)).text();

    it("is offered on the person's own network, looked at, and connected with the locks that were picked", async () => {
      hub.devices = [lockInfo("a", { name: "Front door" }), lockInfo("b", { name: "Shed" })];
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      await walk(rig(), webview, [{ accept: "" }]);
      const form = await pageOf(webview);
      expect(form).toContain("Connect Fake hub");
      expect(form).not.toContain("simulated");
      await walk(rig(), webview, [{ url, password: "open-sesame", login: "yes" }]);
      const choice = await pageOf(webview);
      expect(choice).toContain("Front door");
      expect(choice).toContain("Shed");
      expect(choice).not.toContain("open-sesame");
      await walk(rig(), webview, [{ device: "a", selected: "yes" }]);
      expect(await names(api_key)).toEqual(["Front door"]);
      const { connect_webview } = answered(
        await rig().ask<WebviewAnswer>(api_key, "/connect_webviews/get", {
          connect_webview_id: webview.connect_webview_id,
        }),
      );
      expect(connect_webview).toMatchObject({ status: "authorized" });
      const kept = JSON.stringify(await rig().database.query.selectFrom("connect_webviews").selectAll().execute());
      expect(kept).not.toContain("open-sesame");
    });

    it("of 2,000 locks is connected whole, and what is no text in its list does no harm", async () => {
      hub.devices = Array.from({ length: 2000 }, (_, at) => lockInfo(`zigbee:0x000d6f00000${at + 10_000}`));
      const odd = { name: { a: 1 }, manufacturer: ["Acme"], model: { id: 7 } } as unknown as Partial<DeviceInfo>;
      hub.devices[0] = lockInfo("odd", odd);
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      await walk(rig(), webview, [{ accept: "" }, { url, login: "yes" }]);
      expect((await read(rig(), webview.url, "en")).status).toBe(200);
      const body = new URLSearchParams([...hub.devices.map(({ key }) => ["device", key]), ["selected", "yes"]]);
      const sent = await rig().server.fetch(new Request(webview.url, { method: "POST", body, redirect: "manual" }));
      expect(sent.status).toBe(303);
      const there = await rig().database.query.selectFrom("devices").select("name").execute();
      expect(there.length).toBeGreaterThanOrEqual(2000);
      expect((await rig().ask(api_key, "/devices/list", { limit: 500 })).status).toBe(200);
      const tooLong = new URLSearchParams({ device: "x".repeat(500_000) });
      const refused = await rig().server.fetch(new Request(webview.url, { method: "POST", body: tooLong }));
      expect([refused.status, await refused.json()]).toMatchObject([413, { error: { type: "payload_too_large" } }]);
      hub.devices = [];
    });

    it("connected again keeps the ids of its locks, and takes in those picked now", async () => {
      hub.devices = [lockInfo("a"), lockInfo("b")];
      const { api_key } = await realWorkspace(rig());
      const connect = async (device: string) =>
        walk(rig(), await make(rig(), api_key, {}), [
          { accept: "" },
          { url, login: "yes" },
          { device, selected: "yes" },
        ]);
      await connect("a");
      const [before] = answered(await rig().ask<Devices>(api_key, "/devices/list")).devices;
      await connect("b");
      const { devices } = answered(await rig().ask<Devices>(api_key, "/devices/list"));
      expect(devices).toHaveLength(2);
      expect(devices.map(({ device_id }) => device_id)).toContain(before?.device_id);
    });

    it.each([
      ["nothing_listens", "Nothing listens at that address"],
      ["is_home_assistant", "That is Home Assistant"],
      ["bad_credentials", "The name or password was refused."],
      ["output_is_attribute", "Fake hub publishes each property in a topic of its own."],
      ["bad_certificate", "The certificate of that address is not trusted."],
    ] as const)(
      "that cannot be connected (%s) says why, and keeps what was typed but for secrets",
      async (code, words) => {
        const { api_key } = await realWorkspace(rig());
        const webview = await make(rig(), api_key, {});
        hub.refusesProbe = new ConnectError(code, "No.");
        await walk(rig(), webview, [
          { accept: "" },
          { url: "ws://127.0.0.1:3999", password: "open-sesame", login: "yes" },
        ]);
        hub.refusesProbe = undefined;
        const shown = await pageOf(webview);
        expect(shown).toContain(words);
        expect(shown).toContain("ws://127.0.0.1:3999");
        expect(shown).not.toContain("open-sesame");
        expect(await pageOf(webview, "de")).not.toContain(words);
      },
    );

    it("is left by Back and found again with what was typed but for secrets", async () => {
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      const typed = "ws://127.0.0.1:3998";
      await walk(rig(), webview, [
        { accept: "" },
        { url: typed, password: "open-sesame", back: "yes" },
        { accept: "" },
      ]);
      const form = await pageOf(webview);
      expect(form).toContain(typed);
      expect(form).not.toContain("open-sesame");
      const kept = JSON.stringify(await rig().database.query.selectFrom("connect_webviews").selectAll().execute());
      expect(kept).not.toContain("open-sesame");
    });

    it("at an address that the operator has not allowed is not spoken to", async () => {
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      await walk(rig(), webview, [{ accept: "" }, { url: "ws://192.168.7.7:3000", login: "yes" }]);
      expect(await pageOf(webview)).toContain("MORTISE_HUB_ALLOW");
    });

    it("is not for client sessions, nor for sandboxes, whose makers are simulated; makers are for sandboxes alone", async () => {
      const { api_key, publishable_key } = await realWorkspace(rig());
      const token = await sessionOf(rig(), publishable_key, "guest");
      expect((await rig().ask(token, "/connect_webviews/create", {})).status).toBe(400);
      expect((await rig().ask(api_key, "/connect_webviews/create", { accepted_providers: ["august"] })).status).toBe(
        400,
      );
      const sandbox = await rig().world("empty");
      expect(
        (await rig().ask(sandbox.api_key, "/connect_webviews/create", { accepted_providers: ["fake_hub"] })).status,
      ).toBe(400);
      const offered = answered(
        await rig().ask<{ device_providers: { device_provider_name: string }[] }>(
          api_key,
          "/devices/list_device_providers",
        ),
      );
      expect(offered.device_providers.map(({ device_provider_name }) => device_provider_name)).toEqual(["fake_hub"]);
    });

    it("answers a form that is sent twice once", async () => {
      hub.devices = [lockInfo("a")];
      const { api_key } = await realWorkspace(rig());
      const webview = await make(rig(), api_key, {});
      await walk(rig(), webview, [{ accept: "" }, { url, login: "yes" }]);
      await Promise.all([1, 2].map(() => post(rig(), webview.url, { device: "a", selected: "yes" })));
      expect(await names(api_key)).toEqual(["Lock a"]);
    });
  },
  { systems: [hub.system], hubAllow: ["127.0.0.0/8"] },
);
