import { absentRoutes } from "@mortise/contract";
import { expect, it } from "vitest";
import { onServer } from "../../../test/rig/rig.ts";

interface Body {
  [key: string]: unknown;
  error?: { type: string; message: string };
}

/** Alternative that a refusal names. */
const insteadOf = (path: string) =>
  /portal|deep_link/.test(path) ? "/client_sessions/create" : "/access_codes/create";

onServer("routes about what is not here", (rig) => {
  it("reads that a client makes at its start find nothing, and say so in the shape of a list", async () => {
    const { api_key } = await rig().world("empty");
    for (const path of ["/acs/systems/list", "/phones/list", "/instant_keys/list", "/user_identities/unmanaged/list"]) {
      const { status, body } = await rig().ask<Body>(api_key, path, {}, "GET");
      const { ok, pagination, ...lists } = body;
      expect([path, status, ok, Object.values(lists)]).toEqual([path, 200, true, [[]]]);
      const isPaged = path === "/user_identities/unmanaged/list";
      const lastPage = { has_next_page: false, next_page_cursor: null, next_page_url: null };
      expect(pagination).toEqual(isPaged ? lastPage : undefined);
    }
  });

  it.each(absentRoutes)("$path answers as the table says", async ({ path, methods, answer, absence }) => {
    const { api_key } = await rig().world("empty");
    const list = "none" in answer ? [] : undefined;
    const notFound = "unknown" in answer ? { status: 404, type: `${answer.unknown}_not_found` } : undefined;
    const refused = "refused" in answer ? { status: 400, type: absence.type } : undefined;
    const expected = { status: 200, type: undefined, list, ...notFound, ...refused };
    for (const method of methods) {
      const { status, body } = await rig().ask<Body>(api_key, path, {}, method);
      const told = { status, type: body.error?.type, list: "none" in answer ? body[answer.none] : undefined };
      expect([method, told]).toEqual([method, expected]);
      const instead = insteadOf(path);
      expect(body.error?.message ?? instead).toMatch("unknown" in answer ? /not found$/ : instead);
    }
  });
});
