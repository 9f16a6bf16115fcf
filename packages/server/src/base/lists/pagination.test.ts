// A forged cursor is refused like one for other parameters, whatever it contains (platform-api §3.19). Long lists do
// not delay other requests.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { countTurns } from "../../../test/rig/count-turns.ts";
import { type Place, readMatching } from "./pagination.ts";

interface Page {
  pagination: { next_page_cursor: string };
}

onBothServers("a cursor", (rig) => {
  it("belongs to its parameters in whatever order they come", async () => {
    const { api_key } = await rig().world();
    const { next_page_cursor: page_cursor } = answered(
      await rig().ask<Page>(api_key, "/devices/list", { created_before: "2100-01-01T00:00:00.000Z", limit: 1 }, "GET"),
    ).pagination;
    for (const method of ["GET", "POST"]) {
      const input = { limit: 1, page_cursor, created_before: "2100-01-01T00:00:00.000Z" };
      expect((await rig().ask(api_key, "/devices/list", input, method)).status).toBe(200);
    }
  });

  it.each([
    ["no moment", (): string => "soon"],
    ["a moment that no database keeps", (at: string) => `${at}\0`],
    ["a moment in other words", (at: string) => at.replace("Z", "+00:00")],
  ])("that holds %s is refused", async (_what, forged) => {
    const { api_key } = await rig().world();
    const { next_page_cursor } = answered(await rig().ask<Page>(api_key, "/devices/list", { limit: 1 })).pagination;
    const [at = "", id = "", parameters = ""] = JSON.parse(
      Buffer.from(next_page_cursor, "base64url").toString(),
    ) as string[];
    const ask = (parts: unknown) =>
      rig().ask(api_key, "/devices/list", {
        limit: 1,
        page_cursor: Buffer.from(JSON.stringify(parts)).toString("base64url"),
      });
    answered(await ask([at, id, parameters]));
    for (const parts of [
      [forged(at), id, parameters],
      [at, `${id}\0`, parameters],
      [[at], id, parameters],
      { at, id, parameters },
      null,
    ])
      expect(await ask(parts)).toMatchObject({ status: 400, body: { error: { type: "mismatched_page_parameters" } } });
  });
});

it("a search that reads row after row finds every match, and lets others be answered meanwhile", async () => {
  const all = Array.from({ length: 2300 }, (_, at) => ({
    created_at: "2026-01-01",
    id: String(at).padStart(5, "0"),
    is: at % 1000 === 999,
  }));
  const idOf = ({ id }: { id: string }) => id;
  let reads = 0;
  const read = async (place: Place | undefined, size: number) => {
    reads += 1;
    const from = place === undefined ? 0 : all.findIndex(({ id }) => id === place.id) + 1;
    return all.slice(from, from + size);
  };
  const turns = countTurns();
  const found = await readMatching(read, { place: undefined, limit: 10, idOf, matches: ({ is }) => is });
  expect(found.map(idOf)).toEqual(["00999", "01999"]);
  expect(turns()).toBeGreaterThan(1);
  // The list reads no more than it needs.
  reads = 0;
  expect((await readMatching(read, { place: undefined, limit: 1, idOf, matches: ({ is }) => is })).map(idOf)).toEqual([
    "00999",
  ]);
  expect(reads).toBe(2);
  expect(await readMatching(read, { place: undefined, limit: 3, idOf, matches: () => true })).toEqual(all.slice(0, 3));
});
