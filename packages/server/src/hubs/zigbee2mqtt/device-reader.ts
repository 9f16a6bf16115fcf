// Lists of devices, as far as this driver reads them. What is off shape is left out.
import { isRecord, itemsIn, membersIn, textIn } from "../wire/readers.ts";

/** What a device tells of itself, at any depth. */
export interface Exposed {
  type?: string;
  name?: string;
  property?: string;
  features?: Exposed[];
}

export interface BridgeDevice {
  ieee_address: string;
  /** `Coordinator`, `Router`, `EndDevice`. */
  type?: string;
  friendly_name: string;
  interview_completed?: boolean;
  manufacturer?: string;
  definition?: { vendor?: string; model?: string; exposes?: Exposed[] } | null;
}

const mostDevices = 5000;
const mostFeatures = 500;
/** Definitions nest features two or three deep. */
const deepest = 8;
const longestName = 200;

/** undefined: it is no list, or longer than a network can have devices. */
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
 * Whose network a list of devices is, and the addresses of all in it, whatever their names; undefined: it is not whole,
 * and proves nothing of what it lacks.
 */
export function wholeListIn(value: unknown): { coordinator: string; addresses: string[] } | undefined {
  const list = listIn(value);
  const addresses = list?.map(addressIn);
  const coordinator = addressIn(list?.find((each) => membersIn(each)["type"] === "Coordinator"));
  if (coordinator === undefined || !addresses?.every((address) => address !== undefined)) return undefined;
  return { coordinator, addresses };
}

/** A name is part of a topic: one that would widen a subscription, or hide what it is, is none. */
export const isName = (name: unknown): name is string =>
  typeof name === "string" && name.length > 0 && name.length <= longestName && !/[+#\p{Cc}]/u.test(name);
