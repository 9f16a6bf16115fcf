// The page of event types names every type that the server sends.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eventTypesPage, pagePath } from "../scripts/event-types.ts";

it("is current (npm run generate writes it)", () => {
  expect(readFileSync(pagePath, "utf8")).toBe(eventTypesPage());
});
