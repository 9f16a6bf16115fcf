interface KitPage {
  readonly version: string;
  readonly entry: string;
}
/** Both entries of both versions. */
export const kitPages: readonly KitPage[];
/** Writes the page that uses all of an entry. Returns its file. */
export function writeKitPage(page: KitPage): string;
/** The names that an entry of the kit exports. */
export function kitNames(page: KitPage): readonly string[];
/** The names that an entry of ours exports. */
export function ownNames(entry: string): ReadonlySet<string>;
/** Whether docs/moving-here.md says that a name of this version is not here. */
export function isToldOf(name: string, version: string): boolean;
