// Checks the catalogue that the kit's newer tables read with the published validators.
import { schemas } from "@seamapi/types/devicedb";

const peer = "newer tables";
const manufacturer = schemas.manufacturer.omit({ device_model_count: true });

export async function runCatalogue({ url: endpoint }) {
  const get = async (path) => (await fetch(`${endpoint}/internal/devicedb/v1/${path}`)).json();
  const judged = (method, items, schema) => {
    const faults = items.flatMap((item) => schema.safeParse(item).error?.issues ?? []);
    const why = faults.map(({ path, message }) => `${path.join(".")}: ${message}`)[0];
    return {
      peer,
      method,
      state: items.length > 0 && faults.length === 0 ? "holds" : "differs",
      why,
      looked: items.length,
    };
  };
  const { manufacturers } = await get("manufacturers/list");
  const { device_models } = await get("device_models/list");
  const [maker, model] = [manufacturers[0]?.manufacturer_id, device_models[0]?.device_model_id];
  const one = await get(`manufacturers/get?manufacturer_id=${maker}`);
  const { device_model } = await get(`device_models/get?device_model_id=${model}`);
  return [
    judged("manufacturers/list", manufacturers, schemas.manufacturer),
    judged("manufacturers/get", [one.manufacturer], schemas.manufacturer),
    judged("device_models/list", device_models, schemas.device_model_v1),
    judged("device_models/get", [device_model], schemas.device_model_v1),
    judged(
      "makers of models",
      device_models.map((each) => each.manufacturer),
      manufacturer,
    ),
  ];
}
