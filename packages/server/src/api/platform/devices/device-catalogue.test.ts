import { beforeAll, expect, it } from "vitest";
import { answered, onServer, origin } from "../../../../test/rig/rig.ts";

interface Maker {
  manufacturer_id: string;
  display_name: string;
  device_model_count?: number;
  logo: { url: string };
}
interface Model {
  device_model_id: string;
  display_name: string;
  manufacturer: Maker;
  main_category: string;
  is_device_supported: boolean;
  can_remotely_unlock?: true;
  can_hvac_heat?: true;
  aesthetic_variants: { front_image: { url: string } }[];
}

const at = (call: string, query: Record<string, string> = {}) =>
  `/internal/devicedb/v1/${call}?${new URLSearchParams(query).toString()}`;
const nobody = "00000000-0000-4000-8000-000000000000";

onServer("the catalogue of the newer tables", (rig) => {
  let sandbox = "";
  beforeAll(async () => {
    sandbox = (await rig().world("empty")).api_key;
  });
  const get = <Answer>(path: string) => rig().ask<Answer>(sandbox, path, undefined, "GET");
  const models = async (query?: Record<string, string>) =>
    answered(await get<{ device_models: Model[] }>(at("device_models/list", query))).device_models;
  const makers = async (query?: Record<string, string>) =>
    answered(await get<{ manufacturers: Maker[] }>(at("manufacturers/list", query))).manufacturers;

  it("lists makers whose models are all there, with pictures that load", async () => {
    const [everyMaker, everyModel] = [await makers(), await models()];
    expect(everyModel.length).toBeGreaterThan(50);
    for (const { manufacturer_id, device_model_count, logo } of everyMaker) {
      expect(everyModel.filter(({ manufacturer }) => manufacturer.manufacturer_id === manufacturer_id)).toHaveLength(
        device_model_count ?? 0,
      );
      expect(logo.url.startsWith(`${origin}/`)).toBe(true);
      expect((await rig().server.fetch(new Request(logo.url))).status).toBe(200);
    }
    for (const { aesthetic_variants } of everyModel)
      expect((await rig().server.fetch(new Request(aesthetic_variants[0]?.front_image.url ?? ""))).status).toBe(200);
    expect(new Set(everyModel.map(({ device_model_id }) => device_model_id)).size).toBe(everyModel.length);
  });

  it("narrows models by every filter, and never widens", async () => {
    const every = await models();
    const [first] = every;
    const maker = first?.manufacturer.manufacturer_id ?? "";
    const isOf = ({ manufacturer }: Model) => manufacturer.manufacturer_id === maker;
    expect(await models({ manufacturer_id: maker })).toEqual(every.filter(isOf));
    expect(await models({ manufacturer_ids: maker })).toEqual(every.filter(isOf));
    expect(await models({ manufacturer_id: nobody })).toEqual([]);
    expect(await models({ main_category: "thermostat" })).toEqual(
      every.filter(({ main_category }) => main_category === "thermostat"),
    );
    expect(await models({ include_if: "can_remotely_unlock" })).toEqual(
      every.filter((model) => model.can_remotely_unlock),
    );
    expect(await models({ exclude_if: "can_remotely_unlock" })).toEqual(
      every.filter((model) => !model.can_remotely_unlock),
    );
    expect(await models({ include_if: "can_fly" })).toEqual([]);
    expect(await models({ integration_status: "unsupported" })).toEqual(
      every.filter((model) => !model.is_device_supported),
    );
    expect(await models({ integration_support_levels: "planned" })).toEqual([]);
    const found = await models({ text_search: first?.display_name ?? "" });
    expect(found).toContainEqual(first);
    expect(found.length).toBeLessThan(every.length);
    const stable = await makers({ integration_status: "stable" });
    expect([...stable, ...(await makers({ integration_support_levels: "beta" }))]).toHaveLength(
      (await makers()).length,
    );
  });

  it("gets one maker and one model by id, the same ones after every start", async () => {
    const [model] = await models();
    const [maker] = await makers();
    expect(
      answered(await get(at("device_models/get", { device_model_id: model?.device_model_id ?? "" }))),
    ).toMatchObject({
      device_model: model,
    });
    expect(
      answered(await get(at("manufacturers/get", { manufacturer_id: maker?.manufacturer_id ?? "" }))),
    ).toMatchObject({
      manufacturer: maker,
    });
    expect(await get(at("manufacturers/get", { manufacturer_id: nobody }))).toMatchObject({ status: 404 });
    expect(await get(at("device_models/get", { device_model_id: nobody }))).toMatchObject({ status: 404 });
  });

  it("takes what a kit reports of its use, and answers nothing", async () => {
    expect(answered(await rig().ask(undefined, "/internal/tlmtry", { event: "x", token: "secret" }))).toEqual({
      ok: true,
    });
  });
});
