// The account that a login makes: its visibility, its fields, and the logins that count as the same account.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  jane,
  make,
  read,
  sessionOf,
  walk,
  type Webview,
  type WebviewAnswer,
} from "../../../test/rig/connect-visits.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";

interface Account {
  connected_account_id: string;
  account_type: string;
  user_identifier: { email?: string };
  errors: object[];
}
const john = { email: "john@example.com", password: "1234" };

onBothServers("an account that is connected", (rig) => {
  const accountsOf = async (credential: string) =>
    answered(await rig().ask<{ connected_accounts: Account[] }>(credential, "/connected_accounts/list", {}))
      .connected_accounts;
  const loginsOf = async (credential: string) =>
    (await accountsOf(credential))
      .map(({ account_type, user_identifier }) => `${account_type} ${user_identifier.email}`)
      .toSorted();
  const connect = async (credential: string, who = jane, input: object = {}): Promise<Webview> => {
    const webview = await make(rig(), credential, { accepted_providers: ["schlage"], ...input });
    await walk(rig(), webview, [{ accept: "" }, who, { code: "123456" }]);
    const { connect_webview_id } = webview;
    const answer = await rig().ask<WebviewAnswer>(credential, "/connect_webviews/get", { connect_webview_id });
    expect(answered(answer).connect_webview.status).toBe("authorized");
    return webview;
  };

  it("is seen by the session that made the webview, and by no other", async () => {
    const { publishable_key, api_key } = await rig().world("empty");
    const [one, other] = [
      await sessionOf(rig(), publishable_key, "one"),
      await sessionOf(rig(), publishable_key, "other"),
    ];
    const seenBy = async (session: string) => {
      const answer = await rig().ask<{ client_session: { connected_account_ids: string[] } }>(
        session,
        "/client_sessions/get",
        {},
      );
      const { connected_account_ids } = answered(answer).client_session;
      const seen = (await accountsOf(api_key)).filter((account) =>
        connected_account_ids.includes(account.connected_account_id),
      );
      return seen.map(({ user_identifier }) => String(user_identifier.email)).toSorted();
    };
    await connect(one);
    await connect(other, john);
    expect([await seenBy(one), await seenBy(other)]).toEqual([[jane.email], [john.email]]);
    // An existing account is added once to each further session that connects it.
    for (let time = 0; time < 2; time += 1) await connect(other);
    expect([await seenBy(one), await seenBy(other)]).toEqual([[jane.email], [jane.email, john.email]]);
    expect(await accountsOf(api_key)).toHaveLength(2);
  });

  it("is a separate one at another maker, and in another workspace", async () => {
    const [mine, theirs] = [await rig().world("empty"), await rig().world("empty")];
    for (const provider of ["schlage", "yale"]) await connect(mine.api_key, jane, { accepted_providers: [provider] });
    await connect(theirs.api_key);
    expect(await loginsOf(mine.api_key)).toEqual(["schlage jane@example.com", "yale jane@example.com"]);
    expect(await loginsOf(theirs.api_key)).toEqual(["schlage jane@example.com"]);
  });

  it("has the settings of its webview, and no error after another login", async () => {
    const { api_key } = await rig().world("empty");
    await connect(api_key, jane, { custom_metadata: { room: "7" }, customer_key: "ada" });
    const [account] = await accountsOf(api_key);
    expect(account).toMatchObject({ custom_metadata: { room: "7" }, customer_key: "ada", errors: [] });
    const { connected_account_id } = account ?? {};
    answered(await rig().ask(api_key, "/connected_accounts/simulate/disconnect", { connected_account_id }));
    expect((await accountsOf(api_key))[0]?.errors).toHaveLength(1);
    await connect(api_key, jane, {
      custom_metadata: { room: "8" },
      customer_key: "eve",
      accepted_capabilities: ["lock"],
    });
    expect(await accountsOf(api_key)).toMatchObject([
      {
        connected_account_id,
        custom_metadata: { room: "8" },
        customer_key: "eve",
        accepted_capabilities: ["lock"],
        errors: [],
      },
    ]);
    // Each login has one event, whether or not the account was signed out before.
    await connect(api_key);
    const asked = { since: "1970-01-01", event_type: "connected_account.connected" };
    expect(answered(await rig().ask<{ events: object[] }>(api_key, "/events/list", asked)).events).toHaveLength(2);
  });

  it.each([
    ["looked after, unless told", {}, "/devices/list", "device.connected"],
    [
      "left alone, if told so",
      { automatically_manage_new_devices: false },
      "/devices/unmanaged/list",
      "device.unmanaged.connected",
    ],
  ])("has its devices %s", async (_what, input, list, event_type) => {
    const { api_key } = await rig().world("empty");
    await connect(api_key, jane, input);
    const { devices } = answered(await rig().ask<{ devices: object[] }>(api_key, list, {}));
    expect(devices).toHaveLength(2);
    expect(await accountsOf(api_key)).toMatchObject([{ automatically_manage_new_devices: list === "/devices/list" }]);
    const { events } = answered(
      await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", { since: "1970-01-01" }),
    );
    expect(events.map((event) => event.event_type).toReversed()).toEqual([
      "connected_account.created",
      event_type,
      event_type,
      "connected_account.completed_first_sync",
      "connect_webview.login_succeeded",
    ]);
  });

  it("is shown with its own doors at the end of the flow", async () => {
    const { api_key } = await rig().world("empty");
    const first = await connect(api_key);
    await connect(api_key, jane, { accepted_providers: ["august"] });
    const text = await (await read(rig(), first.url, "en")).text();
    expect([text.includes("FRONT DOOR"), text.includes("GARAGE")]).toEqual([true, false]);
  });

  it("is shown with its doors in the order of their names, numbers by their size", async () => {
    const { database } = rig();
    const { api_key, workspace_id } = await rig().world("empty");
    const { url } = await connect(api_key);
    const made = database.query.selectFrom("devices").selectAll().where("workspace_id", "=", workspace_id);
    const [door] = await made.execute();
    if (!door) throw new Error("The account has no door.");
    const names = ["Room 2", "room 10", "Room 1", "Ärzte", "Zoo", "Room 3", "Office"];
    for (const name of names)
      await database.query
        .insertInto("devices")
        .values({ ...door, device_id: randomUUID(), name })
        .execute();
    const text = await (await read(rig(), url, "de")).text();
    const places = ["Ärzte", "Office", "Room 1<", "Room 2<", "Room 3<", "room 10<", "Zoo"].map((name) =>
      text.indexOf(name),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it("redirects to the host's address, or to the one for failures", async () => {
    const addresses = {
      custom_redirect_url: "https://host.example/well",
      custom_redirect_failure_url: "https://host.example/ill",
    };
    // Each visit has a workspace of its own, because wrong passwords count for the login in all visits of one.
    const endOf = async (answers: (typeof jane)[], given: object = addresses) => {
      const { api_key } = await rig().world("empty");
      const webview = await make(rig(), api_key, { accepted_providers: ["schlage"], ...given });
      const last = await walk(rig(), webview, [{ accept: "" }, ...answers]);
      const page = await (await read(rig(), webview.url, "en")).text();
      return [last.headers.get("location"), /href="(https:[^"]+)"/.exec(page)?.[1]].map(
        (address) => address?.split("?")[0],
      );
    };
    const { custom_redirect_url: well, custom_redirect_failure_url: ill } = addresses;
    expect(await endOf([jane])).toEqual([well, well]);
    const guesses = Array.from({ length: 10 }, () => ({ ...jane, password: "guess" }));
    expect(await endOf(guesses)).toEqual([ill, ill]);
    expect(await endOf(guesses, { custom_redirect_failure_url: ill })).toEqual([ill, ill]);
  });

  it("is made once, although several pages submit its login at the same time", async () => {
    const { api_key } = await rig().world("empty");
    const webviews = await Promise.all([1, 2, 3].map(() => make(rig(), api_key, { accepted_providers: ["schlage"] })));
    for (const webview of webviews) await walk(rig(), webview, [{ accept: "" }]);
    await Promise.all(webviews.map((webview) => walk(rig(), webview, [jane])));
    expect(await accountsOf(api_key)).toHaveLength(1);
    const { devices } = answered(await rig().ask<{ devices: object[] }>(api_key, "/devices/list"));
    expect(devices).toHaveLength(2);
  });
});
