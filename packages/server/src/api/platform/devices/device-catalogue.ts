import type { everyCall } from "@mortise/contract";
import { listCatalogue, listManufacturers } from "../../../base/catalogue/device-catalogue.ts";
import type { Handlers } from "../../call-context.ts";
import { notFound } from "../../../base/errors.ts";

export const deviceCatalogue = {
  listManufacturers: ({ origin }, levels) => ({ manufacturers: listManufacturers(origin, levels) }),
  getManufacturer({ origin }, { manufacturer_id }) {
    const manufacturer = listManufacturers(origin).find((each) => each.manufacturer_id === manufacturer_id);
    if (manufacturer === undefined) throw notFound("manufacturer", { manufacturer_id });
    return { manufacturer };
  },
  listModels: ({ origin }, choice) => ({ device_models: listCatalogue(origin, choice) }),
  getModel({ origin }, { device_model_id }) {
    const device_model = listCatalogue(origin).find((each) => each.device_model_id === device_model_id);
    if (device_model === undefined) throw notFound("device_model", { device_model_id });
    return { device_model };
  },
} satisfies Handlers<typeof everyCall.deviceCatalogue>;

export const telemetry = { report: () => ({}) } satisfies Handlers<typeof everyCall.telemetry>;
