// Stacks that name files and lines of the sources: a bundle's own file is hundreds of them. Node's `--enable-source-maps`
// says the same, and holds every map from the start on; here the first error reads the maps that it needs.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** In the bundle alone (`vite.server.config.ts`): other files, those of drivers too, are not looked for. */
const place = /(file:\/\/[^\s()]+\/dist\/(?:main|bundled\/[\w-]+)\.js):(\d+):(\d+)/g;
/** Kept, because reading one takes longer than answering a request. */
const maps = new Map<string, SourceMap | undefined>();

/** A place stays as it is where no map lies beside its file. */
export function stackInSources({ stack = "" }: Error): string {
  return stack.replaceAll(place, (whole, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !("originalSource" in found)) return whole;
    return `${new URL(found.originalSource, file).href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), "utf8")));
  } catch {
    return undefined;
  }
}
