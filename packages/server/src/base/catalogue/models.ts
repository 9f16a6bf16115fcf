// Known models by brand, from models.json: names and numbers as their manufacturers print them.
import { z } from "zod";
import { eachOnce, readRows } from "./catalogue-rows.ts";
import { type DrawingName, drawings } from "./drawings/drawings.ts";
import groups from "./models.json" with { type: "json" };
import { findProvider } from "./providers.ts";

const row = z.strictObject({
  /** The manufacturer's number, unique in the catalogue. */
  id: z.string().min(1),
  name: z.string().min(1),
  link: z.enum(["wifi", "zwave", "zigbee", "unknown"]),
  support: z.enum(["live", "beta", "unsupported"]),
  drawing: z.enum(Object.keys(drawings) as DrawingName[]),
  /**
   * Set if the model is known to work over a hub of its radio. `pins` is whether the hub can set access codes; `null`
   * if only the lock can tell.
   */
  hub: z.strictObject({ pins: z.boolean().nullable() }).optional(),
});

const group = z.strictObject({
  /** A provider's name. */
  brand: z.string().refine(findProvider, "No row of providers.json has this name."),
  category: z.enum(["smartlocks", "intercoms", "relays", "hubs", "thermostats", "noise_sensors"]),
  models: z.array(row).min(1),
});

export type Model = Readonly<Omit<z.infer<typeof group>, "models"> & z.infer<typeof row>>;

/** @throws Error that names each invalid row */
export function readModels(rows: unknown): readonly Model[] {
  const read = readRows("models.json", z.array(group), rows).flatMap(({ models: some, ...shared }) =>
    some.map((model) => ({ ...shared, ...model })),
  );
  const model = z.custom<Model>().refine(isOfItsRadio, "A hub reaches locks with the radio zwave or zigbee alone.");
  return readRows("models.json", z.array(model).check(eachOnce("id")), read);
}

const isOfItsRadio = (value: unknown): boolean => {
  const { hub, category, link } = value as Model;
  return hub === undefined || (category === "smartlocks" && (link === "zwave" || link === "zigbee"));
};

export const models = readModels(groups);

const byId: ReadonlyMap<string, Model> = new Map(models.map((entry) => [entry.id, entry]));

export const findModel = (id: string): Model | undefined => byId.get(id);

/** Numbers of the models that are known to work over a hub of this radio. */
export const modelsOver = (radio: "zwave" | "zigbee"): string[] =>
  models.filter(({ link, hub }) => hub !== undefined && link === radio).map(({ id }) => id);
