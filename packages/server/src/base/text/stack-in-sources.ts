// Translates positions in the bundle to files and lines of the sources, by the source maps beside it. Node's
// `--enable-source-maps` does the same, but reads every map at the start, which takes a tenth of its processor time.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Positions in the bundle (`vite.server.config.ts`). No map of a driver's files is read. */
const place = /(file:\/\/[^\s()]+\/dist\/(?:main|bundled\/[\w-]+)\.js):(\d+):(\d+)/g;
/** Maps in memory, because reading one takes longer than answering a request. */
const maps = new Map<string, SourceMap | undefined>();

/** Returns the stack of an error. A position without a source map stays as it is. */
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
