// Parses lists of devices, as far as this driver needs them. Members of another shape are left out.
import { isRecord, itemsIn, membersIn, textIn } from "../wire/readers.ts";

/** A feature that a device exposes, at any depth. */
export interface Exposed {
  type?: string;
  name?: string;
  property?: string;
  features?: Exposed[];
}

export interface BridgeDevice {
  ieee_address: string;
  /** `Coordinator`, `Router` or `EndDevice`. */
  type?: string;
  friendly_name: string;
  interview_completed?: boolean;
  manufacturer?: string;
  definition?: { vendor?: string; model?: string; exposes?: Exposed[] } | null;
}

const mostDevices = 5000;
const mostFeatures = 500;
/** Deepest nesting that is read. Definitions nest features two or three levels deep. */
const deepest = 8;
const longestName = 200;

/** Parses a list of devices. Returns `undefined` if it is none, or longer than a network can be. */
export const devicesIn = (value: unknown): BridgeDevice[] | undefined =>
  listIn(value)?.flatMap((device) => deviceIn(device) ?? []);

const listIn = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) && value.length <= mostDevices ? value : undefined;

const addressIn = (device: unknown): string | undefined => {
  const address = textIn(membersIn(device)["ieee_address"], 18);
  return address !== undefined && /^0x[\da-f]{16}$/i.test(address) ? address : undefined;
};

function deviceIn(device: unknown): BridgeDevice | undefined {
  const ieee_address = addressIn(device);
  const { friendly_name, interview_completed, definition, ...told } = membersIn(device);
  if (ieee_address === undefined || !isName(friendly_name)) return undefined;
  return {
    ieee_address,
    friendly_name,
    ...textsIn(told, ["type", "manufacturer"]),
    ...(typeof interview_completed === "boolean" && { interview_completed }),
    ...(isRecord(definition) && {
      definition: { ...textsIn(definition, ["vendor", "model"]), exposes: exposesIn(definition["exposes"]) },
    }),
  };
}

const exposesIn = (features: unknown, depth = 0): Exposed[] =>
  depth > deepest
    ? []
    : itemsIn(features, mostFeatures)
        .filter(isRecord)
        .map((each) => exposedIn(each, depth));

function exposedIn(each: Record<string, unknown>, depth: number): Exposed {
  const words = textsIn(each, ["type", "name", "property"]);
  const { features } = each;
  return Array.isArray(features) ? { ...words, features: exposesIn(features, depth + 1) } : words;
}

const textsIn = <Name extends string>(
  told: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const word = textIn(told[name], longestName);
      return word === undefined ? [] : [[name, word]];
    }),
  ) as Partial<Record<Name, string>>;

/**
 * Parses the network of a list and the addresses of all its devices. Returns `undefined` if the list is incomplete, so
 * that a missing device proves nothing.
 */
export function wholeListIn(value: unknown): { coordinator: string; addresses: string[] } | undefined {
  const list = listIn(value);
  const addresses = list?.map(addressIn);
  const coordinator = addressIn(list?.find((each) => membersIn(each)["type"] === "Coordinator"));
  if (coordinator === undefined || !addresses?.every((address) => address !== undefined)) return undefined;
  return { coordinator, addresses };
}

/**
 * Whether a value is a usable name. Names are parts of topics, so none may widen a subscription or hide its meaning.
 */
export const isName = (name: unknown): name is string =>
  typeof name === "string" && name.length > 0 && name.length <= longestName && !/[+#\p{Cc}]/u.test(name);
