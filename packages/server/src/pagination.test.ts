// A forged cursor is refused like one for other parameters, whatever it contains (platform-api §3.19).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../test/rig.ts";

interface Page {
  pagination: { next_page_cursor: string };
}

onBothServers("a cursor", (rig) => {
  it.each([
    ["no moment", (): string => "soon"],
    ["a moment that no database keeps", (at: string) => `${at}\0`],
    ["a moment in other words", (at: string) => at.replace("Z", "+00:00")],
  ])("that holds %s is refused", async (_what, forged) => {
    const { api_key } = await rig().world();
    const { next_page_cursor } = answered(await rig().ask<Page>(api_key, "/devices/list", { limit: 1 })).pagination;
    const [at = "", id = "", parameters = ""] = JSON.parse(Buffer.from(next_page_cursor, "base64url").toString()) as string[];
    const ask = (parts: string[]) =>
      rig().ask(api_key, "/devices/list", { limit: 1, page_cursor: Buffer.from(JSON.stringify(parts)).toString("base64url") });
    answered(await ask([at, id, parameters]));
    for (const parts of [
      [forged(at), id, parameters],
      [at, `${id}\0`, parameters],
    ])
      expect(await ask(parts)).toMatchObject({ status: 400, body: { error: { type: "mismatched_page_parameters" } } });
  });
});
