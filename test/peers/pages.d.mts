interface KitPage {
  readonly version: string;
  readonly entry: string;
}
/** Pages of both entries of both versions. */
export const kitPages: readonly KitPage[];
/** Writes the page that uses all of an entry. Returns its file. */
export function writeKitPage(page: KitPage): string;
/** Names that an entry of the kit exports. */
export function kitNames(page: KitPage): readonly string[];
/** Names that an entry of ours exports. */
export function ownNames(entry: string): ReadonlySet<string>;
/** Whether docs/moving-here.md lists a name of this version as missing here. */
export function isToldOf(name: string, version: string): boolean;
