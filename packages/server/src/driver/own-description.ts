// What one of the server's own systems says of itself, beyond what a driver of others must say.
import type { lockDeviceTypes } from "@mortise/contract";
import type { Language } from "../base/text/language.ts";
import type { SystemDescription, SystemField } from "./driver-factory.ts";

type KindOf<DeviceType> = DeviceType extends `${infer Kind}_lock` ? Kind : never;

/** Fields that the hosted form has labels for. */
export type CommonField = "url" | "username" | "password";

type OwnField = SystemField & ({ readonly name: CommonField } | { readonly label: Readonly<Record<Language, string>> });

export interface OwnDescription extends SystemDescription {
  /** The contract's lock device types have `<kind>_lock`. */
  readonly kind: KindOf<(typeof lockDeviceTypes)[number]>;
  readonly fields: readonly [OwnField, ...OwnField[]];
  /** It connects the catalogue's models of this radio that are known to work over a hub. */
  readonly radio: "zwave" | "zigbee";
  /** Its page in `docs/`, without `.md`. */
  readonly page: string;
}

/** An address on a home network as an example, and the names of the further fields. */
export function exampleOf({ fields: [address, ...others] }: OwnDescription) {
  const example = (address.value ?? "").replace("127.0.0.1", "192.168.1.20");
  return { example, others: others.filter(({ isSecret }) => isSecret !== true).map(({ name }) => name) };
}
