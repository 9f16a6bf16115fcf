// Checks on which runtime the tests of this project run.
import { version } from "react";
import { expect, inject, it } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    reactVersion: string;
  }
}

it("runs on the React it says", () => {
  expect(version).toBe(inject("reactVersion"));
});
