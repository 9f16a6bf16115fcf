// The models we know, by brand: names and numbers as their makers print them. models.json holds them.
import { z } from "zod";
import { eachOnce, readRows } from "./catalogue-rows.ts";
import { type DrawingName, drawings } from "./drawings/drawings.ts";
import groups from "./models.json" with { type: "json" };
import { findProvider } from "./providers.ts";

const row = z.strictObject({
  /** The maker's number; unique within the catalogue. */
  id: z.string().min(1),
  name: z.string().min(1),
  link: z.enum(["wifi", "zwave", "zigbee", "unknown"]),
  support: z.enum(["live", "beta", "unsupported"]),
  drawing: z.enum(Object.keys(drawings) as DrawingName[]),
});

const group = z.strictObject({
  /** A provider's name. */
  brand: z.string().refine(findProvider, "No row of providers.json has this name."),
  category: z.enum(["smartlocks", "intercoms", "relays", "hubs", "thermostats", "noise_sensors"]),
  models: z.array(row).min(1),
});

export type Model = Readonly<Omit<z.infer<typeof group>, "models"> & z.infer<typeof row>>;

/** @throws Error that names each row which is no model. */
export function readModels(rows: unknown): readonly Model[] {
  const read = readRows("models.json", z.array(group), rows).flatMap(({ models: some, ...shared }) =>
    some.map((model) => ({ ...shared, ...model })),
  );
  return readRows("models.json", z.array(z.custom<Model>()).check(eachOnce("id")), read);
}

export const models = readModels(groups);

const byId: ReadonlyMap<string, Model> = new Map(models.map((entry) => [entry.id, entry]));

export const findModel = (id: string): Model | undefined => byId.get(id);
