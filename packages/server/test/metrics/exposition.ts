// Reads Prometheus' text format strictly, by its documentation and by the faults that `promtool check metrics` reports.

/** Returns the faults of a reading, each with its line or metric. */
export function faultsOf(text: string): string[] {
  const faults: string[] = [];
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let current: Family | undefined;
  if (!text.endsWith("\n")) faults.push("The last line does not end.");
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const comment = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
    if (comment) {
      const [, kind = "", name = "", said = ""] = comment;
      if (current?.name !== name) {
        if (families.has(name)) faults.push(`${name} stands in two places.`);
        current = { name, help: "", type: "", samples: [] };
        families.set(name, current);
      }
      if (kind === "HELP") current.help = said;
      else current.type = said;
      continue;
    }
    const sample = sampleOf(line);
    if (sample === undefined) faults.push(`No sample: ${line}`);
    else if (current === undefined || baseOf(sample.name, current) !== current.name)
      faults.push(`Without a type above it: ${line}`);
    else {
      const series = `${sample.name} ${JSON.stringify(sample.labels)}`;
      if (seen.has(series)) faults.push(`Twice: ${line}`);
      seen.add(series);
      current.samples.push(sample);
    }
  }
  return [...faults, ...[...families.values()].flatMap(faultsOfFamily)];
}

interface Sample {
  name: string;
  labels: readonly (readonly [string, string])[];
  value: number;
}
interface Family {
  name: string;
  help: string;
  type: string;
  samples: Sample[];
}

function sampleOf(line: string): Sample | undefined {
  const parts = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (NaN|Nan|[+-]Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: \d+)?$/.exec(
    line,
  );
  if (!parts) return undefined;
  const [, name = "", inside = "", value = ""] = parts;
  const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;
  const labels: [string, string][] = [];
  while (label.lastIndex < inside.length) {
    const found = label.exec(inside);
    if (!found) return undefined;
    labels.push([found[1] ?? "", found[2] ?? ""]);
  }
  if (new Set(labels.map(([each]) => each)).size < labels.length) return undefined;
  return {
    name,
    labels: labels.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    value: Number(value.replace("Inf", "Infinity")),
  };
}

/** Histograms and summaries have samples of several names. */
function baseOf(name: string, { name: family, type }: Family): string {
  const endings = { histogram: ["_bucket", "_sum", "_count"], summary: ["", "_sum", "_count"] }[type] ?? [""];
  return endings.some((ending) => name === family + ending) ? family : name;
}

function faultsOfFamily(family: Family): string[] {
  const { name, help, type, samples } = family;
  const faults: string[] = [];
  if (help === "") faults.push(`${name} has no help.`);
  if (!/^(?:counter|gauge|histogram|summary|untyped)$/.test(type)) faults.push(`${name} has no type.`);
  if ((type === "counter") !== name.endsWith("_total"))
    faults.push(`${name}: counters end in _total, and nothing else does.`);
  if (/_(?:ms|milliseconds|minutes|hours|kb|mb|percent)(?:_|$)/.test(name)) faults.push(`${name} has no base unit.`);
  if (type === "counter" && samples.some(({ value }) => !(value >= 0))) faults.push(`${name} is below nothing.`);
  return type === "histogram" ? [...faults, ...faultsOfHistogram(family)] : faults;
}

/** Checks that each series' buckets grow and end with `+Inf`, which equals `_count`. */
function faultsOfHistogram({ name, samples }: Family): string[] {
  const bySeries = Map.groupBy(
    samples.filter((each) => each.name === `${name}_bucket`),
    ({ labels }) => JSON.stringify(labels.filter(([label]) => label !== "le")),
  );
  return [...bySeries].flatMap(([series, buckets]) => {
    const limits = buckets.map(({ labels }) =>
      Number(labels.find(([label]) => label === "le")?.[1]?.replace("Inf", "Infinity")),
    );
    const counts = buckets.map(({ value }) => value);
    const total = samples.find((each) => each.name === `${name}_count` && JSON.stringify(each.labels) === series);
    const sum = samples.find((each) => each.name === `${name}_sum` && JSON.stringify(each.labels) === series);
    const grows = (values: readonly number[]) =>
      values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
    const isWhole =
      limits.at(-1) === Infinity && grows(limits) && grows(counts) && total?.value === counts.at(-1) && sum;
    return isWhole ? [] : [`${name} ${series}: its buckets do not add up.`];
  });
}
