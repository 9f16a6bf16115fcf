// Prints the tables at the end of a run: seconds by lane and by file.

const slowest = 20;
const number = (seconds) => seconds.toFixed(1).padStart(10);
const sum = (entries, of) => entries.reduce((total, entry) => total + of(entry), 0);

/**
 * Returns the tables.
 * @param {{ name: string, seconds: number, processor: number }[]} spent - Seconds of each lane.
 * @param {ReturnType<typeof import("./seconds-file.mjs").readSeconds>} files
 */
export function secondsTable(spent, files) {
  const lanes = spent.map(({ name, seconds, processor }) => `${number(seconds)}${number(processor)}  ${name}`);
  const projects = Object.entries(Object.groupBy(files, ({ lane }) => lane)).map(
    ([lane, entries]) =>
      `${number(sum(entries, ({ seconds }) => seconds))}${number(sum(entries, ({ imports }) => imports))}` +
      `${String(sum(entries, ({ tests }) => tests)).padStart(10)}  ${lane}, ${entries.length} files`,
  );
  const slow = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(({ lane, file, seconds, imports }) => `${number(seconds)}${number(imports)}  ${lane}, ${file}`);
  return [
    `\n   seconds processor  by lane`,
    ...lanes,
    `\n   seconds   imports     tests  by runner, the seconds of all its files added up`,
    ...projects,
    `\n   seconds   imports  slowest ${slowest} files`,
    ...slow,
  ].join("\n");
}
