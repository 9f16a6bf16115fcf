import type { everyCall } from "@mortise/contract";
import { listCatalogue, listManufacturers } from "../../../base/catalogue/device-catalogue.ts";
import type { CallContext, Handlers } from "../../call-context.ts";
import { notFound } from "../../../base/errors.ts";

const askedIn = ({ sender: workspace, systems }: CallContext) => ({ workspace, systems });

export const deviceCatalogue = {
  listManufacturers: (context, levels) => ({
    manufacturers: listManufacturers(askedIn(context), context.origin, levels),
  }),
  getManufacturer(context, { manufacturer_id }) {
    const makers = listManufacturers(askedIn(context), context.origin);
    const manufacturer = makers.find((each) => each.manufacturer_id === manufacturer_id);
    if (manufacturer === undefined) throw notFound("manufacturer", { manufacturer_id });
    return { manufacturer };
  },
  listModels: (context, choice) => ({ device_models: listCatalogue(askedIn(context), context.origin, choice) }),
  getModel(context, { device_model_id }) {
    const models = listCatalogue(askedIn(context), context.origin);
    const device_model = models.find((each) => each.device_model_id === device_model_id);
    if (device_model === undefined) throw notFound("device_model", { device_model_id });
    return { device_model };
  },
} satisfies Handlers<typeof everyCall.deviceCatalogue>;

export const telemetry = { report: () => ({}) } satisfies Handlers<typeof everyCall.telemetry>;
