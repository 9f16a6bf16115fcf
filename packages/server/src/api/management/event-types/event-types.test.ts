import { NotFoundError } from "@mortise/webhooks";
import { describe, expect, test } from "vitest";
import { errorOf, onService } from "../../../../test/webhooks/services.ts";

onService((service) => {
  describe("event types", () => {
    test("are made, replaced, archived and brought back", async () => {
      const schemas = { 1: { type: "object", properties: { door: { type: "string" } } } };
      const made = await service().mortise.eventType.create({ name: "lock.opened", description: "A door", schemas });
      expect(made).toMatchObject({ name: "lock.opened", description: "A door", archived: false, schemas });
      expect(await errorOf(service().mortise.eventType.create({ name: "lock.opened", description: "" }))).toMatchObject(
        {
          code: 409,
          body: { code: "event_type_exists" },
        },
      );
      await service().mortise.eventType.delete("lock.opened");
      expect(await service().mortise.eventType.get("lock.opened")).toMatchObject({ archived: true });
      expect((await service().mortise.eventType.list()).data).toEqual([]);
      expect((await service().mortise.eventType.list({ includeArchived: true })).data).toHaveLength(1);
      expect(await service().mortise.eventType.create({ name: "lock.opened", description: "Again" })).toMatchObject({
        archived: false,
        schemas: null,
      });
      expect(
        await service().mortise.eventType.update("lock.opened", { description: "Changed", archived: true }),
      ).toMatchObject({
        archived: true,
      });
      expect(await errorOf(service().mortise.eventType.get("nothing"))).toBeInstanceOf(NotFoundError);
    });

    test("are listed by name, letter by letter, with schemas when asked", async () => {
      for (const name of ["b.a", "B.a", "a-1", "a.1"])
        await service().mortise.eventType.create({ name, description: name, schemas: { 1: {} } });
      const page = await service().mortise.eventType.list({ limit: 2 });
      expect(page.data.map(({ name, schemas }) => [name, schemas])).toEqual([
        ["B.a", null],
        ["a-1", null],
      ]);
      expect(page.iterator).toBe("a-1");
      const rest = await service().mortise.eventType.list({ iterator: "a-1", withContent: true });
      expect(rest.data.map(({ name, schemas }) => [name, schemas])).toEqual([
        ["a.1", { 1: {} }],
        ["b.a", { 1: {} }],
      ]);
    });

    test("accept only valid JSON schemas", async () => {
      const error = await errorOf(
        service().mortise.eventType.create({
          name: "a",
          description: "",
          schemas: { 1: { type: "object", properties: { n: { type: "nmuber" } } } },
        }),
      );
      expect(error).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["body", "schemas", "1", "properties", "n", "type"] }] },
      });
    });

    test("can be shown by an example, without a token", async () => {
      const schema = {
        type: "object",
        properties: {
          id: { type: "string", format: "uuid" },
          count: { type: "integer", minimum: 3 },
          tags: { type: "array", items: { enum: ["x", "y"] }, minItems: 2 },
          at: { $ref: "#/definitions/when" },
        },
        definitions: { when: { type: "string", format: "date-time" } },
      };
      const response = await service().ask("POST", "/event-type/schema/generate-example/", {
        body: { schema },
        headers: { authorization: "" },
      });
      expect(await response.json()).toEqual({
        example: { id: "3f0c6d1e-8a52-4b7e-9c1d-2f4a6b8c0d1e", count: 3, tags: ["x", "x"], at: "2026-06-12T09:00:00Z" },
      });
    });
  });
});
