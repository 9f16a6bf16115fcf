// The catalogue lists exactly the providers that the caller's workspace can connect in the connect flow.
import { everyCall } from "@mortise/contract";
import { expect, it } from "vitest";
import { fakeHub } from "../../../../test/locks/fake-hub.ts";
import { realWorkspace } from "../../../../test/locks/linked-house.ts";
import { answered, onBothServers, type Rig } from "../../../../test/rig/rig.ts";

const hub = { ...fakeHub().system, models: ["BE469ZP", "66492-001"] };
interface Listed {
  device_models: {
    manufacturer_model_id: string;
    support_level: string;
    device_provider_names: string[];
    icon_url: string;
    brand_image_url: string;
  }[];
  manufacturers: { display_name: string; manufacturer_id: string; device_model_count: number }[];
  device_providers: { device_provider_name: string }[];
}
type Credential = Parameters<Rig["ask"]>[0];

onBothServers(
  "the catalogue of a workspace",
  (rig) => {
    const get = async (credential: Credential, path: string) =>
      answered(await rig().ask<Listed>(credential, path, undefined, "GET"));
    const numbers = async (credential: Credential, query = "") =>
      (await get(credential, `/internal/device_models/list${query}`)).device_models.map(
        ({ manufacturer_model_id }) => manufacturer_model_id,
      );
    const providers = async (credential: Credential, query = "") =>
      (await get(credential, `/devices/list_device_providers${query}`)).device_providers.map(
        ({ device_provider_name }) => device_provider_name,
      );
    const sessionOf = async (api_key: string) =>
      answered(
        await rig().ask<{ client_session: { token: string } }>(api_key, "/client_sessions/create", {
          user_identifier_key: "guest",
        }),
      ).client_session.token;
    const create = (api_key: string, input: object) =>
      rig().ask<{ connect_webview: { accepted_providers: string[] }; error: { message: string } }>(
        api_key,
        "/connect_webviews/create",
        input,
      );

    it("with real locks lists what its systems connect, to its keys and its sessions alike", async () => {
      const { api_key } = await realWorkspace(rig());
      const token = await sessionOf(api_key);
      for (const credential of [api_key, token, { "client-session-token": token }, { "seam-api-key": api_key }]) {
        expect((await numbers(credential)).toSorted()).toEqual(["66492-001", "BE469ZP"]);
        expect(await numbers(credential, "?brand=nuki")).toEqual([]);
        const { manufacturers } = await get(credential, "/internal/devicedb/v1/manufacturers/list");
        expect(manufacturers.map((maker) => [maker.display_name, maker.device_model_count])).toEqual([
          ["Kwikset", 1],
          ["Schlage", 1],
        ]);
      }
      expect(await providers(token)).toEqual(["fake_hub"]);
    });

    it("keeps the shapes of the contract", async () => {
      const { api_key } = await realWorkspace(rig());
      const { deviceModels, deviceCatalogue } = everyCall;
      const listed = await get(api_key, "/internal/device_models/list");
      for (const { icon_url, brand_image_url } of listed.device_models as {
        icon_url: string;
        brand_image_url: string;
      }[])
        for (const address of [icon_url, brand_image_url]) expect(address).toMatch(/^https?:\/\/.*\/images\//);
      expect(deviceModels.list.result.device_models.parse(listed.device_models)).toHaveLength(2);
      const newer = await get(api_key, "/internal/devicedb/v1/device_models/list");
      expect(deviceCatalogue.listModels.result.device_models.parse(newer.device_models)).toHaveLength(2);
      const { manufacturers } = await get(api_key, "/internal/devicedb/v1/manufacturers/list");
      expect(deviceCatalogue.listManufacturers.result.manufacturers.parse(manufacturers)).toHaveLength(2);
    });

    it("does not give a maker or a model of the sandbox by its id to another workspace", async () => {
      const { api_key: sandbox } = await rig().world("empty");
      const { api_key } = await realWorkspace(rig());
      const { manufacturers } = await get(sandbox, "/internal/devicedb/v1/manufacturers/list");
      const id = (name: string) => manufacturers.find(({ display_name }) => display_name === name)?.manufacturer_id;
      const path = (name: string) => `/internal/devicedb/v1/manufacturers/get?manufacturer_id=${id(name)}`;
      expect((await rig().ask(api_key, path("Nuki"), undefined, "GET")).status).toBe(404);
      expect((await rig().ask(api_key, path("Schlage"), undefined, "GET")).status).toBe(200);
      expect((await rig().ask(sandbox, path("Nuki"), undefined, "GET")).status).toBe(200);
    });

    it("accepts in a webview exactly the providers that it lists, in each category too", async () => {
      const { api_key: sandbox } = await rig().world("empty");
      const { api_key: house } = await realWorkspace(rig());
      for (const key of [sandbox, house])
        for (const category of ["stable", "consumer_smartlocks", "thermostats", "beta"]) {
          const listed = await providers(key, `?provider_category=${category}`);
          const { status, body } = await create(key, { provider_category: category });
          const accepted = status === 200 ? body.connect_webview.accepted_providers : [];
          expect([status, accepted]).toEqual([listed.length > 0 ? 200 : 400, listed]);
        }
      const { device_models } = await get(house, "/internal/device_models/list");
      for (const { device_provider_names } of device_models)
        expect((await create(house, { accepted_providers: device_provider_names })).status).toBe(200);
    });

    it("refuses by name what the workspace cannot connect", async () => {
      const { api_key: sandbox } = await rig().world("empty");
      const { api_key: house } = await realWorkspace(rig());
      const simulated = await create(house, { accepted_providers: ["fake_hub", "yale"] });
      expect([simulated.status, simulated.body.error.message]).toEqual([400, expect.stringContaining("yale cannot")]);
      const real = await create(sandbox, { accepted_providers: ["fake_hub"] });
      expect([real.status, real.body.error.message]).toEqual([
        400,
        expect.stringContaining("fake_hub connects real locks"),
      ]);
    });

    it("is the whole one without a credential that names a workspace, with the support of real locks", async () => {
      const { api_key: sandbox } = await rig().world("empty");
      const every = await numbers(sandbox);
      for (const credential of [undefined, "seam_no_such_key", { "seam-publishable-key": "seam_pk1_nobody" }]) {
        const { device_models } = await get(credential, "/internal/device_models/list");
        expect(device_models.map(({ manufacturer_model_id }) => manufacturer_model_id)).toEqual(every);
        const live = device_models.filter(({ support_level }) => support_level === "live");
        const connected = live.map((model) => [model.manufacturer_model_id, model.device_provider_names]);
        expect(Object.fromEntries(connected)).toEqual({ "66492-001": ["fake_hub"], BE469ZP: ["fake_hub"] });
      }
    });
  },
  { systems: [hub] },
);
