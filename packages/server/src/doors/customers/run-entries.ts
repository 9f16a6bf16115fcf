// Turns a call's data into checked entries of a run, in the order in which they are carried out. Pure.
import {
  deletedLists,
  doorKeyLists,
  type everyCall,
  type InputOf,
  personKeys,
  type PushedList,
  pushedLists,
} from "@mortise/contract";
import { checkWithin } from "../../base/errors.ts";
import { toMoment } from "../../base/moments.ts";
import { mergeCustomerData } from "../spaces/customer-data.ts";

export type Fields = Readonly<Record<string, unknown>>;

export interface RunEntry {
  /** Name of the list, or `customers` for all data of a customer. */
  resource_type: string;
  partner_key: string;
  /** Pushed fields beside the key; `undefined` for a deleted or superseded entry. */
  fields?: Fields;
  /** Set if the same key comes later in the list. */
  isSuperseded?: true;
}

type Table = typeof everyCall.customers;

export function pushEntries(input: InputOf<Table["pushData"]>): RunEntry[] {
  const lists = Object.entries(pushedLists) as [PushedList, string][];
  return lists.flatMap(([list, keyField]) => {
    const items: readonly Fields[] = input[list] ?? [];
    const keys = items.map((item) => textIn(item, keyField) ?? "");
    const last = new Map(keys.map((key, at) => [key, at]));
    return items.map((item, at): RunEntry => {
      const partner_key = keys[at] ?? "";
      const fields = checkWithin(`${list}.${at}`, () => checked(item));
      if (last.get(partner_key) !== at) return { resource_type: list, partner_key, isSuperseded: true };
      const { [keyField]: _key, ...rest } = fields;
      return { resource_type: list, partner_key, fields: rest };
    });
  });
}

function checked(item: Fields): Fields {
  // Throws for an unknown time zone.
  mergeCustomerData({}, item["customer_data"] as Parameters<typeof mergeCustomerData>[1]);
  const moments = ["starts_at", "ends_at"].flatMap((name) => {
    const given = item[name];
    return typeof given === "string" ? [[name, toMoment(name, given)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(moments) };
}

export const deleteEntries = (input: InputOf<Table["deleteData"]>): RunEntry[] =>
  (Object.entries(deletedLists) as [keyof typeof deletedLists, string][]).flatMap(([list, resource_type]) =>
    [...new Set(input[list] ?? [])].map((partner_key) => ({ resource_type, partner_key })),
  );

/** Text of a field, if it is present and not empty. */
export const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Keys of the places whose doors an entry names, each once. Returns `undefined` if no list is given. */
export function doorKeysOf(fields: Fields): string[] | undefined {
  const lists = doorKeyLists.flatMap((name) => (Array.isArray(fields[name]) ? [fields[name] as string[]] : []));
  return lists.length === 0 ? undefined : [...new Set(lists.flat())];
}

export const personKeyOf = (fields: Fields): string | undefined =>
  personKeys.map((name) => fields[name]).find((key) => typeof key === "string");
