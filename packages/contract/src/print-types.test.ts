import { describe, expect, it } from "vitest";
import { z } from "zod";
import { printDoc, printInterface, printType, schemaOf } from "./print-types.ts";

const print = (type: z.ZodType, moments = false) => printType(schemaOf(type), "", moments);

describe("a schema as TypeScript", () => {
  it.each<[z.ZodType, string]>([
    [z.string(), "string"],
    [z.number().int(), "number"],
    [z.boolean().nullable(), "boolean | null"],
    [z.enum(["a", "b"]), '"a" | "b"'],
    [z.literal(false), "false"],
    [z.array(z.string()), "string[]"],
    [z.array(z.string().nullable()), "Array<string | null>"],
    [z.tuple([z.string(), z.number()]), "[string, number]"],
    [z.record(z.string(), z.union([z.string(), z.null()])), "Record<string, string | null>"],
    [z.object({}), "Record<string, never>"],
    [
      z.discriminatedUnion("is", [z.object({ is: z.literal("key") }), z.object({ is: z.literal("card") })]),
      '{\n  is: "key";\n} | {\n  is: "card";\n}',
    ],
    [z.unknown(), "unknown"],
  ])("%#", (type, text) => {
    expect(print(type)).toBe(text);
  });

  it("prints objects field by field, and an index signature for loose ones", () => {
    const type = z.looseObject({ id: z.string().meta({ description: "Its name." }), size: z.number().optional() });
    expect(print(type)).toBe(
      "{\n  /** Its name. */\n  id: string;\n  size?: number | undefined;\n  [field: string]: unknown;\n}",
    );
  });

  it("allows a Date for every timestamp in an input", () => {
    const moment = z.string().meta({ format: "date-time" });
    expect([print(moment), print(moment, true), print(z.array(moment), true)]).toEqual([
      "string",
      "string | Date",
      "Array<string | Date>",
    ]);
  });

  it("refers to entities by name, also where the field has its own description", () => {
    const lamp = z.object({ on: z.boolean() }).meta({ id: "PrintedLamp" });
    const schema = schemaOf(
      z.object({ one: lamp, other: lamp.optional().meta({ description: "Perhaps." }), all: z.array(lamp) }),
    );
    expect(printInterface("Room", schema)).toBe(
      "export interface Room {\n  one: PrintedLamp;\n  /** Perhaps. */\n  other?: PrintedLamp | undefined;\n  all: PrintedLamp[];\n}\n",
    );
  });

  it("prints an entity that is a union, with the description of each member", () => {
    const kind = (name: string) => z.object({ kind: z.literal(name) }).meta({ description: `A ${name}.` });
    const schema = schemaOf(z.union([kind("key"), kind("card")]));
    expect(printInterface("Opener", schema)).toBe(
      'export type Opener =\n  /** A key. */\n  | {\n    kind: "key";\n  }\n  /** A card. */\n  | {\n    kind: "card";\n  };\n',
    );
  });

  it("prints an entity whose members are told apart by a field", () => {
    const member = (type: string) => z.object({ type: z.literal(type) });
    expect(printInterface("Told", schemaOf(z.discriminatedUnion("type", [member("made"), member("gone")])))).toBe(
      'export type Told =\n  | {\n    type: "made";\n  }\n  | {\n    type: "gone";\n  };\n',
    );
  });

  it("escapes a description that would end the comment", () => {
    expect(printDoc("a */ b", "")).toBe("/** a *\\/ b */\n");
  });
});
