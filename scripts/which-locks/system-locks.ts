// Reads the kinds and models of locks of each system with a driver of our own, for the page of locks that work.
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Model, models } from "../../packages/server/src/base/catalogue/models.ts";
import { findProvider } from "../../packages/server/src/base/catalogue/providers.ts";
import type { LockKind } from "../../packages/server/src/driver/lock-kind.ts";
import type { OwnDescription } from "../../packages/server/src/driver/own-description.ts";
import { ownSystems } from "../../packages/server/src/hubs/driver-processes/own-systems.ts";

export interface SystemLocks {
  readonly description: OwnDescription;
  readonly kinds: readonly LockKind[];
  readonly models: readonly Model[];
}

const hubs = fileURLToPath(new URL("../../packages/server/src/hubs/", import.meta.url));

/** @throws Error that names a system whose folder has no `lock-kinds.ts`. */
export async function systemLocks(): Promise<SystemLocks[]> {
  const files = globSync("*/lock-kinds.ts", { cwd: hubs });
  const found = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(join(hubs, file)).href) as Promise<{ kind: string; lockKinds(): Promise<LockKind[]> }>,
    ),
  );
  return Promise.all(
    ownSystems.map(async ({ description }) => {
      const told = found.find(({ kind }) => kind === description.kind);
      if (!told) throw new Error(`Write lock-kinds.ts in the folder of ${description.kind}: the page needs it.`);
      const reached = models.filter(({ hub, link }) => hub !== undefined && link === description.radio);
      return { description, kinds: await told.lockKinds(), models: reached };
    }),
  );
}

export const brandName = (brand: string): string => findProvider(brand)?.displayName ?? brand;

/** Returns a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** `a, b and c` */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
