// Makes the name of a grant's code, in a form that its lock accepts. Pure.
import { accessCodeOf } from "../../base/db/access-codes.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { nameLimits, wantsOwnNames } from "../codes/checks.ts";

type Others = readonly Pick<AccessCodeRow, "body">[];

/** Shortens, pads or numbers the name as the lock requires. */
export function codeNameFor(title: string, properties: DeviceEntity["properties"], others: Others): string {
  const { least, most } = nameLimits(properties);
  const fit = (name: string, tail = "") => {
    const letters = Array.from(name);
    const cut = letters.slice(0, Math.max(most - tail.length, 0)).join("");
    return `${cut}${tail}`.padEnd(least, ".");
  };
  const plain = fit(title);
  if (!wantsOwnNames(properties)) return plain;
  const names = new Set(others.map((row) => accessCodeOf(row).name));
  let name = plain;
  for (let number = 2; names.has(name); number += 1) name = fit(title, ` ${number}`);
  return name;
}
