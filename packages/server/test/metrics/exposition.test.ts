// The strict reader of Prometheus' format finds each fault.
import { expect, it } from "vitest";
import { faultsOf } from "./exposition.ts";

const family = (name: string, type: string, ...samples: string[]) =>
  [`# HELP ${name} What it is.`, `# TYPE ${name} ${type}`, ...samples, ""].join("\n");
const histogram = (...counts: readonly number[]) =>
  family(
    "a_seconds",
    "histogram",
    `a_seconds_bucket{le="0.1",call="x"} ${counts[0]}`,
    `a_seconds_bucket{le="+Inf",call="x"} ${counts[1]}`,
    `a_seconds_sum{call="x"} 1.5`,
    `a_seconds_count{call="x"} ${counts[2]}`,
  );

it.each([
  ["a gauge", family("a", "gauge", "a 1", 'a{b="c \\"d\\" \\n \\\\"} 2.5e-7'), []],
  ["a histogram", histogram(1, 2, 2), []],
  ["no end", "# HELP a b", ["The last line does not end.", "a has no type."]],
  ["no help", "# TYPE a gauge\na 1\n", ["a has no help."]],
  ["no type above it", "a 1\n", ["Without a type above it: a 1"]],
  ["no number", family("a", "gauge", "a one"), ["No sample: a one"]],
  ["a label without quotes", family("a", "gauge", "a{b=c} 1"), ["No sample: a{b=c} 1"]],
  ["a label twice", family("a", "gauge", 'a{b="c",b="d"} 1'), ['No sample: a{b="c",b="d"} 1']],
  ["a series twice", family("a", "gauge", 'a{b="c",d="e"} 1', 'a{d="e",b="c"} 2'), ['Twice: a{d="e",b="c"} 2']],
  [
    "two places",
    family("a", "gauge", "a 1") + family("b", "gauge", "b 1") + family("a", "gauge"),
    ["a stands in two places."],
  ],
  [
    "a counter's name",
    family("mortise_a", "counter", "mortise_a 1"),
    ["mortise_a: counters end in _total, and nothing else does."],
  ],
  ["a unit", family("a_ms", "gauge", "a_ms 1"), ["a_ms has no base unit."]],
  ["buckets that shrink", histogram(3, 2, 2), ['a_seconds [["call","x"]]: its buckets do not add up.']],
  [
    "buckets that hold fewer than there are",
    histogram(1, 2, 3),
    ['a_seconds [["call","x"]]: its buckets do not add up.'],
  ],
])("%s", (_, text, faults) => expect(faultsOf(text)).toEqual(faults));
