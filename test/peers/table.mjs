// Writes the tables of docs/moving-here.md from the recorded result of a run. `npm run peers -- --write` writes both.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { absentRoutes, everyCall, listCalls } from "@mortise/contract";

const root = join(import.meta.dirname, "../..");
const documentPath = join(root, "docs/moving-here.md");
const resultPath = join(import.meta.dirname, "result.json");
const routesPath = join(import.meta.dirname, "routes.json");
/**
 * States of a method. `none`: it has no object here, and the answer says so. `empty`: an empty list, which cannot be
 * checked.
 */
export const states = ["holds", "chosen", "none", "refused", "empty", "differs"];

/** Counts by peer: methods by their state, and optional parameters by their outcome. */
export function countsOf(rows) {
  const counts = {};
  for (const { peer, state, fates } of rows) {
    const of = (counts[peer] ??= Object.fromEntries(states.map((each) => [each, 0])));
    of[state] += 1;
    for (const [fate, names] of Object.entries(fates ?? {}))
      (of.parameters ??= { honoured: 0, refused: 0, ignored: 0, unclear: 0 })[fate] += names.length;
  }
  return counts;
}

export const readResult = () => JSON.parse(readFileSync(resultPath, "utf8"));
export const readDocument = () => readFileSync(documentPath, "utf8");

/** Reads the documented routes, which the newest client sends. */
export const readRoutes = () => JSON.parse(readFileSync(routesPath, "utf8"));

/** Writes the result, and the document's tables made of it. */
export function writeResult(counts, routes) {
  writeFileSync(resultPath, `${JSON.stringify(counts, null, 2)}\n`);
  writeFileSync(routesPath, `${JSON.stringify(routes.toSorted(), null, 2)}\n`);
  writeFileSync(documentPath, withTables(readDocument(), counts));
}

/** Returns how each documented route is answered, by the rows of the contract. */
export function standingOf(routes) {
  const here = new Set(listCalls(everyCall).map(([, { path }]) => path));
  const absent = new Map(absentRoutes.map(({ path, answer }) => [path, "refused" in answer ? "refused" : "none"]));
  return Object.groupBy(routes, (path) => (here.has(path) ? "here" : (absent.get(path) ?? "missing")));
}

/** Returns the document with its tables made of the counts. */
export function withTables(text, counts, routes = readRoutes()) {
  const inner = Object.entries({ ...tablesOf(counts), routes: routesTable(routes) });
  return inner.reduce((whole, [name, table]) => {
    const [start, end] = [`<!-- peers: ${name} -->`, `<!-- end of peers: ${name} -->`];
    const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
    if (from < 0 || to < from)
      throw new Error(`docs/moving-here.md lacks the markers of "${name}". Put ${start} and ${end} back.`);
    return `${whole.slice(0, from)}${start}\n${table}\n${whole.slice(to)}`;
  }, text);
}

const tablesOf = (counts) => ({
  clients: tableOf(
    [
      "Client",
      "Methods that hold",
      "Another shape on purpose",
      "Answer that there is none",
      "Refused by name",
      "Parameters that work",
      "Parameters refused by name",
    ],
    Object.entries(counts)
      .filter(([peer]) => /^(seam|@seamapi|svix)/.test(peer))
      .map(([peer, { holds, chosen, none, refused, parameters }]) => [
        `\`${peer.replace(/ .*/, "")}\`${peer.replace(/^\S+/, "")}`,
        holds,
        chosen,
        none,
        refused,
        parameters?.honoured ?? "not measured",
        parameters?.refused ?? "not measured",
      ]),
  ),
  own: tableOf(
    ["Compared", "The same", "Different on purpose"],
    Object.entries(counts)
      .filter(([peer]) => / beside |: /.test(peer))
      .map(([peer, { holds, chosen }]) => [peer.replace(/^([^\s:]+)/, "`$1`"), holds, chosen]),
  ),
});

function routesTable(routes) {
  const { here = [], none = [], refused = [], missing = [] } = standingOf(routes);
  const lines = [
    ["here", here],
    ["answered: there is none", none],
    ["refused by name, with what to use instead", refused],
    ["missing: 404, with the path in the message", missing],
  ];
  const rows = lines.map(([what, paths]) => [what, paths.length, what === "here" ? "" : familiesOf(paths)]);
  return tableOf([`The ${routes.length} documented routes`, "Count", "Which"], rows);
}

/** Lists paths by their first part: `acs` 12, `phones` 2. */
const familiesOf = (paths) =>
  Object.entries(Object.groupBy(paths, (path) => path.split("/")[1]))
    .map(([family, own]) => `\`${family}\` ${own.length}`)
    .join(", ");

const tableOf = (heads, lines) =>
  [heads, heads.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
