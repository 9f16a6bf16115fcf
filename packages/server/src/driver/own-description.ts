// Description of a system that comes with the server: more than a third-party driver has to say.
import type { lockDeviceTypes } from "@mortise/contract";
import type { Language } from "../base/text/language.ts";
import type { SystemDescription, SystemField } from "./driver-factory.ts";

type KindOf<DeviceType> = DeviceType extends `${infer Kind}_lock` ? Kind : never;

/** Fields for which the hosted form has labels. */
export type CommonField = "url" | "username" | "password";

type OwnField = SystemField & ({ readonly name: CommonField } | { readonly label: Readonly<Record<Language, string>> });

export interface OwnDescription extends SystemDescription {
  /** Kind of the system. The contract's lock device types include `<kind>_lock`. */
  readonly kind: KindOf<(typeof lockDeviceTypes)[number]>;
  readonly fields: readonly [OwnField, ...OwnField[]];
  /** Radio. The system supports the catalogue's models of this radio that are known to work over a hub. */
  readonly radio: "zwave" | "zigbee";
  /** Name of the system's page in `docs/`, without `.md`. */
  readonly page: string;
}

/** Example of an address on a home network, and the names of the other fields that are no secrets. */
export function exampleOf({ fields: [address, ...others] }: OwnDescription) {
  const example = (address.value ?? "").replace("127.0.0.1", "192.168.1.20");
  return { example, others: others.filter(({ isSecret }) => isSecret !== true).map(({ name }) => name) };
}
