// Calls about access grants: accepted and refused input, and their visibility.
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { guestHouse, hour, minute } from "../../../test/grant-stories/guest-house.ts";

const unknown = "11111111-1111-4111-8111-111111111111";

onBothServers("access grants", (rig) => {
  const house = () => guestHouse(rig());

  it("are refused whole, by name of what is wrong", async () => {
    const { refused, ask, front, at, world } = await house();
    const other = await guestHouse(rig());
    const good = {
      user_identity: { full_name: "Ada" },
      requested_access_methods: [{ mode: "code" }],
      device_ids: [front],
    };
    const create = (change: object) => refused("/access_grants/create", { ...good, ...change });
    const person = (await ask<{ user_identity: { user_identity_id: string } }>("/user_identities/create"))
      .user_identity;
    const counted = async () => {
      const { access_grants } = await ask<{ access_grants: unknown[] }>("/access_grants/list");
      const { user_identities } = await ask<{ user_identities: unknown[] }>("/user_identities/list");
      return [access_grants.length, user_identities.length];
    };
    const before = await counted();
    const bad: [object, string][] = [
      [{ starts_at: at(2 * hour), ends_at: at(hour) }, "400 invalid_input"],
      [{ starts_at: at(-2 * hour), ends_at: at(-hour) }, "400 invalid_input"],
      [{ starts_at: "Friday" }, "400 invalid_input"],
      [{ user_identity_id: person.user_identity_id }, "400 invalid_input"],
      [{ user_identity: undefined }, "400 invalid_input"],
      [{ user_identity: undefined, user_identity_id: unknown }, "404 user_identity_not_found"],
      [{ device_ids: [] }, "400 invalid_input"],
      [{ device_ids: undefined }, "400 invalid_input"],
      [{ device_ids: [front, unknown] }, "404 device_not_found"],
      [{ device_ids: [other.front] }, "404 device_not_found"],
      [{ space_ids: [unknown] }, "404 space_not_found"],
      [{ space_keys: ["unit-5"] }, "404 space_not_found"],
      [{ device_ids: Array.from({ length: 10_000 }, () => crypto.randomUUID()) }, "400 invalid_input"],
      [{ requested_access_methods: [] }, "400 invalid_input"],
      [{ requested_access_methods: [{ mode: "card" }] }, "400 access_method_mode_not_supported"],
      [
        { requested_access_methods: [{ mode: "code" }, { mode: "mobile_key" }] },
        "400 access_method_mode_not_supported",
      ],
      [{ requested_access_methods: [{ mode: "code", code: "12" }] }, "400 invalid_input"],
      [{ requested_access_methods: [{ mode: "card", code: "1234" }] }, "400 invalid_input"],
      [{ acs_entrance_ids: [unknown] }, "400 acs_not_supported"],
      [{ access_grant_key: "" }, "400 invalid_input"],
      [{ user_identity: { email_address: "nobody" } }, "400 invalid_input"],
    ];
    for (const [change, why] of bad) expect([change, await create(change)]).toEqual([change, why]);
    expect(await counted()).toEqual(before);
    expect(await create({ access_grant_key: "stay-1", device_ids: [front, front.toUpperCase()] })).toBe("200");
    expect(await create({ access_grant_key: "stay-1" })).toBe("409 access_grant_key_already_exists");
    expect(await counted()).toEqual([1, 2]);
    expect(await create({ device_ids: undefined, location: { name: "Room", device_ids: [front] } })).toBe("200");
    expect(await create({ device_ids: undefined, location: { device_ids: [unknown] } })).toBe("404 device_not_found");
    expect(world.workspace_id).not.toBe(other.world.workspace_id);
  });

  it("without a keypad are refused, and leave out the doors that have none", async () => {
    const { make, get, refused, front, other: device_id } = await house();
    const { query } = rig().database;
    const { body } = await query
      .selectFrom("devices")
      .select("body")
      .where("device_id", "=", device_id)
      .executeTakeFirstOrThrow();
    const plain = { ...JSON.parse(body), capabilities_supported: ["lock"] };
    await query
      .updateTable("devices")
      .set({ body: JSON.stringify(plain) })
      .where("device_id", "=", device_id)
      .execute();
    const input = { user_identity: {}, requested_access_methods: [{ mode: "code" }], device_ids: [device_id] };
    expect(await refused("/access_grants/create", input)).toBe("400 access_method_mode_not_supported");
    const grant = await make({ device_ids: [front, device_id] });
    await rig().pass(minute);
    expect((await get(grant)).warnings).toMatchObject([
      { warning_code: "device_does_not_support_access_codes", device_id },
    ]);
  });

  it("are found by every filter, and by each alone", async () => {
    const { make, ask, front, room, at } = await house();
    const { space } = await ask<{ space: { space_id: string } }>("/spaces/create", {
      name: "Unit 5",
      space_key: "unit-5",
      customer_key: "harbour",
      device_ids: [room],
    });
    const one = await make({
      space_keys: ["unit-5"],
      access_grant_key: "stay-1",
      reservation_key: "r-1",
      name: "Summer",
    });
    await rig().pass(1000);
    const two = await make({
      device_ids: [front],
      user_identity: { full_name: "Élodie", email_address: "e@example.com" },
    });
    const list = async (input: object) =>
      (await ask<{ access_grants: { access_grant_id: string }[] }>("/access_grants/list", input)).access_grants.map(
        ({ access_grant_id }) => access_grant_id,
      );
    const [a, b] = [one.access_grant_id, two.access_grant_id];
    expect(await list({})).toEqual([a, b]);
    const found: [object, string[]][] = [
      [{ access_grant_ids: [b] }, [b]],
      [{ access_grant_ids: [] }, []],
      [{ access_grant_key: "stay-1" }, [a]],
      [{ access_grant_key: null }, [b]],
      [{ access_grant_key: "" }, [b]],
      [{ reservation_key: "r-1" }, [a]],
      [{ user_identity_id: two.user_identity_id }, [b]],
      [{ device_id: room }, [a]],
      [{ device_id: front }, [b]],
      [{ space_id: space.space_id }, [a]],
      [{ location_id: space.space_id }, [a]],
      [{ customer_key: "harbour" }, [a]],
      [{ customer_key: "nobody" }, []],
      [{ search: "summer" }, [a]],
      [{ search: "elodie" }, [b]],
      [{ search: "e@example" }, [b]],
      [{ acs_entrance_id: unknown }, []],
      [{ user_identity_id: one.user_identity_id, device_id: front }, []],
    ];
    for (const [filter, ids] of found) expect([filter, await list(filter)]).toEqual([filter, ids]);
    const { pagination } = await ask<{ pagination: { next_page_cursor: string } }>("/access_grants/list", { limit: 1 });
    expect(await list({ limit: 1, page_cursor: pagination.next_page_cursor })).toEqual([b]);
    await ask("/access_grants/update", { access_grant_key: "stay-1", ends_at: at(hour) });
    await rig().pass(minute);
    const events = async (filter: object) =>
      (await ask<{ events: { event_type: string }[] }>("/events/list", { since: "1970-01-01", ...filter })).events.map(
        ({ event_type }) => event_type,
      );
    expect(await events({ user_identity_id: one.user_identity_id })).toEqual(await events({ access_grant_id: a }));
    expect(await events({ access_grant_ids: [a, b], event_types: ["access_grant.created"] })).toHaveLength(2);
    expect(await events({ access_method_ids: two.access_method_ids })).toContain("access_method.issued");
    expect(await ask("/devices/list", { space_id: space.space_id })).toMatchObject({ devices: [{ device_id: room }] });
  });

  it("lead to their doors, spaces, people and methods, and methods to theirs", async () => {
    const { make, ask, refused, front } = await house();
    const { access_grant_id, access_method_ids, user_identity_id } = await make({ device_ids: [front] });
    const { batch } = await ask<{ batch: Record<string, unknown[]> }>("/access_grants/get_related", {
      access_grant_ids: [access_grant_id],
    });
    expect(batch).toMatchObject({
      devices: [{ device_id: front }],
      user_identities: [{ user_identity_id }],
      access_methods: [{ access_method_id: access_method_ids[0] }],
      connected_accounts: [{}],
      spaces: [],
      acs_entrances: [],
    });
    const some = await ask<{ batch: object }>("/access_methods/get_related", {
      access_method_ids,
      include: ["devices", "access_grants"],
      exclude: ["access_grants"],
    });
    expect(Object.keys(some.batch)).toEqual(["devices"]);
    expect(await refused("/access_grants/get_related", { access_grant_ids: [unknown] })).toBe(
      "404 access_grant_not_found",
    );
    expect(await refused("/access_grants/get_related", { access_grant_ids: [], include: ["doors"] })).toBe(
      "400 invalid_input",
    );
  });

  it("of another workspace are as if they were not there", async () => {
    const { make, front, ask: own } = await house();
    const { ask, refused } = await guestHouse(rig());
    const { access_grant_id, access_method_ids, user_identity_id } = await make({
      device_ids: [front],
      access_grant_key: "stay-1",
      reservation_key: "r-1",
    });
    const [access_method_id] = access_method_ids;
    await rig().pass(minute);
    const grant = "404 access_grant_not_found";
    const code = [{ mode: "code" }];
    for (const [path, input, why] of [
      ["access_grants/get", { access_grant_id }, grant],
      ["access_grants/get", { access_grant_key: "stay-1" }, grant],
      ["access_grants/update", { access_grant_id, name: "Mine" }, grant],
      ["access_grants/update", { access_grant_key: "stay-1", name: "Mine" }, grant],
      ["access_grants/delete", { access_grant_id }, grant],
      ["access_grants/request_access_methods", { access_grant_id, requested_access_methods: code }, grant],
      ["access_grants/get_related", { access_grant_keys: ["stay-1"] }, grant],
      ["access_methods/get", { access_method_id }, "404 access_method_not_found"],
      ["access_methods/delete", { access_method_id }, "404 access_method_not_found"],
      ["access_methods/delete", { access_grant_id }, grant],
      ["access_methods/get_related", { access_method_ids }, "404 access_method_not_found"],
    ] as const)
      expect([path, await refused(`/${path}`, input)]).toEqual([path, why]);
    await ask("/access_methods/delete", { reservation_key: "r-1" });
    for (const filter of [
      { access_grant_id },
      { access_grant_key: "stay-1" },
      { access_method_id },
      { user_identity_id },
    ]) {
      const {
        access_codes = [],
        events = [],
        access_methods = [],
      } = {
        ...("user_identity_id" in filter ? {} : await ask<{ access_codes: unknown[] }>("/access_codes/list", filter)),
        ...("access_grant_key" in filter
          ? {}
          : await ask<{ events: unknown[] }>("/events/list", { since: "1970", ...filter })),
        ...("access_grant_id" in filter
          ? await ask<{ access_methods: unknown[] }>("/access_methods/list", filter)
          : {}),
      };
      expect([filter, access_codes, events, access_methods]).toEqual([filter, [], [], []]);
    }
    expect(await own("/access_grants/get", { access_grant_id })).toMatchObject({ access_grant: { access_method_ids } });
  });

  it("are asked for as today's client asks", async () => {
    const { world } = await house();
    const file = new URL("../../../test/grant-stories/access-grants-sent.json", import.meta.url);
    const vectors = JSON.parse(await readFile(file, "utf8")) as {
      call: string;
      sent: { method: string; url: string; body?: object }[];
    }[];
    const own = vectors.filter(({ call }) => /^access(?:Grants|Methods)\.(?!unmanaged|unlockDoor)/.test(call));
    expect(own.length).toBeGreaterThan(8);
    for (const { call, sent } of own)
      for (const { method, url, body } of sent) {
        const path = url.replace("_ids=2&", `_ids=${unknown}&`);
        const answer = await rig().ask<{ error?: { type: string; message: string } }>(
          world.api_key,
          path,
          body,
          method,
        );
        // The sent ids are unknown here, so "not found" is right too; a refusal of the request's form is not.
        expect([call, url, answer.status, answer.body.error?.message ?? "not found"]).toEqual([
          call,
          url,
          expect.toBeOneOf([200, 404]),
          expect.stringMatching(/not found/),
        ]);
      }
  });

  it("are never made twice under one key by two callers at once", async () => {
    const { world, front, ask } = await house();
    const input = {
      user_identity: {},
      requested_access_methods: [{ mode: "code" }],
      device_ids: [front],
      access_grant_key: "k",
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => rig().ask(world.api_key, "/access_grants/create", input)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(answered(await rig().ask(world.api_key, "/access_grants/list"))).toMatchObject({ access_grants: [{}] });
    expect(await ask("/user_identities/list")).toMatchObject({ user_identities: [{}] });
  });
});
