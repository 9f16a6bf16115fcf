import { expect, it } from "vitest";
import { digitGroups } from "./digit-groups.ts";

const grouped = (code: string) => digitGroups(code).map(({ digits }) => digits);

it.each([
  ["4907", ["4907"]],
  ["49071", ["49071"]],
  ["730194", ["730", "194"]],
  ["7301948", ["7301", "948"]],
  ["73019485", ["7301", "9485"]],
  ["730194856", ["730", "194", "856"]],
  ["7301948562", ["7301", "9485", "62"]],
  ["730194856201", ["730", "194", "856", "201"]],
  ["", []],
])("%s is said in groups", (code, groups) => {
  expect(grouped(code)).toEqual(groups);
});
