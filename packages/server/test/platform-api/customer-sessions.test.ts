// Rights of a customer's client session, and what stays hidden from other customers.
import { type Call, everyCall, isReading, listCalls } from "@mortise/contract";
import { expect, it } from "vitest";
import { onBothServers, origin } from "../rig/rig.ts";
import { type Customer, type Grant, twoCustomers } from "../rig/two-customers.ts";

interface Page {
  devices: { device_id: string; space_ids: string[] }[];
  locks: { device_id: string; space_ids: string[] }[];
  connected_accounts: { connected_account_id: string }[];
  connect_webviews: { connect_webview_id: string }[];
  spaces: { space_id: string; customer_key: string }[];
  access_grants: Grant[];
  access_methods: { access_method_id: string }[];
  access_codes: { access_code_id: string; code: string; device_id: string; name: string }[];
  user_identities: { user_identity_id: string }[];
  events: { event_id: string; event_type: string; customer_key?: string }[];
}
type Ids = Readonly<Record<string, string>>;

const idsIn = (rows: readonly object[], name: string) =>
  rows.map((row) => (row as Record<string, string>)[name]).toSorted();
const unknownId = "99999999-9999-4999-8999-999999999999";

onBothServers("a customer's session", (rig) => {
  const setUp = () => twoCustomers(rig());
  const settle = () => rig().server.tick();

  it("sees its accounts, their devices, those of its spaces, its spaces, grants and people, and nothing else", async () => {
    const { north, south, front, ask } = await setUp();
    const [own, other] = [await north.stay("Nora"), await south.stay("Sol")];
    await settle();
    const read = (path: string, input: object = {}) => north.ask<Page>(path, input);
    const { devices } = await read("/devices/list");
    expect(idsIn(devices, "device_id")).toContain(front);
    expect(idsIn(devices, "device_id").filter((id) => id !== front)).toEqual(
      idsIn(
        (await ask<Page>("/devices/list", { connected_account_id: north.connected_account_id })).devices,
        "device_id",
      ),
    );
    expect((await ask<Page>("/devices/list", { customer_key: "north" })).devices.map((one) => one.device_id)).toEqual(
      devices.map((one) => one.device_id),
    );
    const { device_count } = await north.session();
    expect(device_count).toBe(devices.length);
    const { connected_accounts } = await read("/connected_accounts/list");
    expect(idsIn(connected_accounts, "connected_account_id")).toEqual([north.connected_account_id]);
    expect((await read("/spaces/list")).spaces.map(({ space_id }) => space_id)).toEqual([north.space_id]);
    expect(idsIn((await read("/access_grants/list")).access_grants, "access_grant_id")).toEqual([own.access_grant_id]);
    const methods = await read("/access_methods/list", { device_id: front });
    expect(idsIn(methods.access_methods, "access_method_id")).toEqual(own.access_method_ids.toSorted());
    expect(idsIn((await read("/user_identities/list")).user_identities, "user_identity_id")).toEqual([
      own.user_identity_id,
    ]);
    expect((await read("/access_grants/list", { customer_key: "south" })).access_grants).toEqual([]);
    expect((await read("/devices/list", { customer_key: "south" })).devices).toEqual([]);
    expect(await north.refused("/user_identities/get", { user_identity_id: other.user_identity_id })).toBe(
      "404 user_identity_not_found",
    );
  });

  it("makes spaces, grants, codes and webviews of its own customer alone", async () => {
    const { north, south, front } = await setUp();
    const { space } = await north.ask<{ space: { space_id: string; customer_key: string } }>("/spaces/create", {
      name: "Cellar",
      device_ids: [front],
    });
    expect(space.customer_key).toBe("north");
    await north.ask("/spaces/update", { space_id: space.space_id, name: "Attic" });
    await north.ask("/spaces/remove_devices", { space_id: space.space_id, device_ids: [front] });
    const make = (input: object) => north.refused("/spaces/create", { name: "X", ...input });
    expect(await make({ customer_key: "south" })).toBe("400 invalid_input");
    expect(await make({ device_ids: [south.lock] })).toBe("404 device_not_found");
    expect(await make({ connected_account_ids: [south.connected_account_id] })).toBe("404 connected_account_not_found");
    const grant = { user_identity: {}, requested_access_methods: [{ mode: "code" }] };
    for (const doors of [
      { device_ids: [south.lock] },
      { space_ids: [south.space_id] },
      { space_keys: [south.space_key] },
    ])
      expect(await north.refused("/access_grants/create", { ...grant, ...doors })).toMatch(
        /^404 (device|space)_not_found$/,
      );
    const { access_grant } = await north.ask<{ access_grant: Grant }>("/access_grants/create", {
      ...grant,
      device_ids: [north.lock],
    });
    const { user_identity_id } = access_grant;
    await north.ask("/user_identities/get", { user_identity_id });
    const again = { ...grant, user_identity: undefined, user_identity_id, device_ids: [front] };
    expect(await north.refused("/access_grants/create", again)).toBe("200");
    expect(await south.refused("/access_grants/create", again)).toBe("404 user_identity_not_found");
    const { connect_webview } = await north.ask<{ connect_webview: { customer_key: string } }>(
      "/connect_webviews/create",
    );
    expect(connect_webview.customer_key).toBe("north");
    expect(await north.refused("/connect_webviews/create", { customer_key: "south" })).toBe("400 invalid_input");
    expect(await north.refused("/locks/unlock_door", { device_id: north.lock })).toBe("200");
    expect(await north.refused("/locks/unlock_door", { device_id: south.lock })).toBe("404 device_not_found");
    for (const path of ["/access_grants/get_related", "/access_methods/get", "/customers/push_data"])
      expect(await north.refused(path)).toMatch(/^(401|404)/);
  });

  it("learns nothing of another customer's guests at a door that both have", async () => {
    const { north, south, front, ask, world } = await setUp();
    await north.stay("Nora Norden");
    await south.stay("Sol Suden");
    await ask("/access_grants/create", {
      user_identity: { full_name: "Hanna Host" },
      device_ids: [front, north.lock, south.lock],
      requested_access_methods: [{ mode: "code" }],
    });
    await settle();
    const all = (await ask<Page>("/access_codes/list", { device_id: front })).access_codes;
    const codeOf = (name: string) => all.find((code) => code.name.includes(name));
    const [norths, souths, hosts] = [codeOf("Nora"), codeOf("Sol"), codeOf("Hanna")];
    expect([norths, souths, hosts]).not.toContain(undefined);
    const codes = async (who: Customer) =>
      (await who.ask<Page>("/access_codes/list", { device_id: front })).access_codes;
    const isOfGrants = ({ access_code_id }: { access_code_id: string }) =>
      [norths, souths, hosts].some((code) => code?.access_code_id === access_code_id);
    expect((await codes(north)).filter(isOfGrants)).toEqual([norths]);
    expect((await codes(south)).filter(isOfGrants)).toEqual([souths]);
    for (const code of [souths, hosts])
      expect(await north.refused("/access_codes/get", { access_code_id: code?.access_code_id })).toBe(
        "404 access_code_not_found",
      );
    await rig().pass(60_000);
    const typed = { device_id: front, code: souths?.code };
    const { body } = await rig().ask<{ opened: boolean }>(world.sandbox_key, "/sandbox/keypad/enter", typed);
    expect(body.opened).toBe(true);
    const unlocked = async (who: Customer) =>
      (await who.ask<Page>("/events/list", { since: "1970-01-01", device_id: front, event_type: "lock.unlocked" }))
        .events;
    expect(await unlocked(south)).toMatchObject([{ access_code_id: souths?.access_code_id }]);
    expect(await unlocked(north)).toHaveLength(1);
    await settle();
    const lists = [
      "/events/list",
      "/devices/list",
      "/locks/list",
      "/access_codes/list",
      "/spaces/list",
      "/access_methods/list",
    ];
    for (const path of lists) {
      const input =
        path === "/events/list" ? { since: "1970-01-01" } : path.startsWith("/access_") ? { device_id: front } : {};
      const text = JSON.stringify(await north.ask(path, input));
      for (const secret of ["Sol Suden", "Hanna Host", south.space_id, souths?.access_code_id, hosts?.access_code_id])
        expect([path, secret, text.includes(secret ?? "?")]).toEqual([path, secret, false]);
    }
    for (const path of ["/devices/get", "/locks/get"])
      expect(JSON.stringify(await north.ask(path, { device_id: front }))).not.toContain(south.space_id);
    const { batch } = await north.ask<{ batch: Page }>("/spaces/get_related", { space_ids: [north.space_id] });
    expect(JSON.stringify(batch)).not.toContain(south.space_id);
    const { events } = await ask<Page>("/events/list", { since: "1970-01-01", customer_key: "south" });
    expect(
      events.some(({ event_type, customer_key }) => event_type === "access_grant.created" && customer_key === "south"),
    ).toBe(true);
    expect(JSON.stringify(events)).not.toContain("Nora Norden");
  });

  it("finds nothing by any id or key of another customer, in any call", async () => {
    const { north, south } = await setUp();
    const idsOf = async (who: Customer): Promise<Ids> => {
      const grant = await who.stay(`Guest of ${who.customer_key}`, {
        access_grant_key: `stay of ${who.customer_key}`,
        reservation_key: `booking of ${who.customer_key}`,
      });
      await settle();
      const { access_codes } = await who.ask<Page>("/access_codes/list", { device_id: who.lock });
      const { events } = await who.ask<Page>("/events/list", {
        since: "1970-01-01",
        event_type: "access_grant.created",
      });
      const { connect_webview } = await who.ask<{ connect_webview: { connect_webview_id: string } }>(
        "/connect_webviews/create",
      );
      const code = access_codes.find(({ name }) => name.includes("Guest of"));
      return {
        device_id: who.lock,
        connected_account_id: who.connected_account_id,
        connect_webview_id: connect_webview.connect_webview_id,
        space_id: who.space_id,
        location_id: who.space_id,
        unstable_location_id: who.space_id,
        access_grant_id: grant.access_grant_id,
        access_method_id: grant.access_method_ids[0] ?? "",
        user_identity_id: grant.user_identity_id,
        access_code_id: code?.access_code_id ?? "",
        event_id: events[0]?.event_id ?? "",
        space_key: who.space_key,
        access_grant_key: `stay of ${who.customer_key}`,
        reservation_key: `booking of ${who.customer_key}`,
        customer_key: who.customer_key,
      };
    };
    const [own, their] = [await idsOf(north), await idsOf(south)];
    const rows = listCalls(everyCall).filter(([, { auth }]) =>
      auth.some((kind) => kind === "client_session" || kind === "customer_session"),
    );
    let asked = 0;
    for (const [name, row] of rows)
      for (const field of Object.keys(row.input.shape)) {
        const kind = field.replace(/s$/, "");
        const [mine, theirs] = [own[kind], their[kind]];
        if (mine === undefined || theirs === undefined || isNewName(name, kind)) continue;
        const nobody = kind.endsWith("_key") ? "key of nobody" : unknownId;
        const send = (value: string) =>
          askAs(row, north.token, { ...least(row, own), [field]: field === kind ? value : [value] });
        const answers = { theirs: await send(theirs), nobody: await send(nobody) };
        expect([name, field, answers.theirs]).toEqual([name, field, answers.nobody]);
        asked += 1;
      }
    expect(asked).toBeGreaterThan(80);
    const left = await south.ask<Page>("/access_grants/list");
    expect(left.access_grants).toHaveLength(1);
    expect((await south.ask<Page>("/spaces/list")).spaces).toHaveLength(1);
  });

  it("that only reads may make every call that changes nothing, and no other", async () => {
    const { north } = await setUp();
    const { token } = await north.session({ read_only: true });
    const rows = listCalls(everyCall).filter(([, { auth }]) =>
      auth.some((kind) => kind === "client_session" || kind === "customer_session"),
    );
    for (const [name, row] of rows) {
      const answer = await askAs(row, token, least(row, { device_id: north.lock, space_id: north.space_id }));
      expect([name, answer.startsWith("403 ") && answer.includes("client_session_is_read_only")]).toEqual([
        name,
        !isReading(row),
      ]);
    }
    expect((await north.ask<Page>("/spaces/list")).spaces).toHaveLength(1);
  });

  it("follows an account that changes hands, and its grants do too", async () => {
    const { north, south, ask } = await setUp();
    const { access_grant } = await ask<{ access_grant: Grant }>("/access_grants/create", {
      user_identity: { full_name: "Ada" },
      device_ids: [north.lock],
      requested_access_methods: [{ mode: "code" }],
    });
    const grants = async (who: Customer) =>
      idsIn((await who.ask<Page>("/access_grants/list")).access_grants, "access_grant_id");
    expect(await grants(north)).toEqual([access_grant.access_grant_id]);
    const { connected_account_id } = north;
    await ask("/spaces/remove_devices", { space_id: north.space_id, device_ids: [north.lock] });
    await ask("/connected_accounts/update", { connected_account_id, customer_key: "south" });
    expect([await grants(north), await grants(south)]).toEqual([[], [access_grant.access_grant_id]]);
    expect(await north.refused("/devices/get", { device_id: north.lock })).toBe("404 device_not_found");
    expect(await south.refused("/devices/get", { device_id: north.lock })).toBe("200");
    await ask("/access_grants/update", { access_grant_id: access_grant.access_grant_id, space_ids: [north.space_id] });
    expect([await grants(north), await grants(south)]).toEqual([[access_grant.access_grant_id], []]);
  });

  /**
   * Whether a name must be new. Two spaces, or two grants, cannot have one key, so the second creator learns that it is
   * taken.
   */
  const isNewName = (name: string, kind: string) =>
    ["spaces.create", "accessGrants.create"].includes(name) && ["space_key", "access_grant_key"].includes(kind);

  const least = ({ input }: Call, own: Ids): Record<string, unknown> => {
    const known: Record<string, unknown> = {
      ...own,
      device_ids: [own["device_id"]],
      access_code_ids: [unknownId],
      name: "Name",
      code: "4827",
      since: "1970-01-01",
      requested_access_methods: [{ mode: "code" }],
    };
    const needed = Object.entries(input.shape).filter(([, type]) => !type.safeParse(undefined).success);
    return Object.fromEntries(needed.map(([field]) => [field, known[field]]));
  };

  async function askAs(row: Call, token: string, input: Readonly<Record<string, unknown>>): Promise<string> {
    const response = await rig().server.fetch(
      new Request(origin + row.path, {
        method: row.accepts.includes("POST") ? "POST" : row.method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    );
    const text = await response.text();
    // Values that the caller sent, and values that are new in each answer.
    const said = Object.values(input)
      .flat()
      .filter((word) => typeof word === "string" && word.length > 8) as string[];
    const plain = said.reduce((rest, word) => rest.replaceAll(word, "sent"), text);
    return `${response.status} ${plain.replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="code":")\d+/g, "new")}`;
  }
});
