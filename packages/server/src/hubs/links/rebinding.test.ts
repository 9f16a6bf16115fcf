// A hub's name that resolves to another address later: neither the first probe nor a reconnect reaches an address that
// the operator has not allowed.
import { expect, it, onTestFinished } from "vitest";
import { diallingHub } from "../../../test/locks/dialling-hub.ts";
import { linkedHouse, realWorkspace } from "../../../test/locks/linked-house.ts";
import { make, read, walk } from "../../../test/rig/connect-visits.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { answered, createRig } from "../../../test/rig/rig.ts";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";

const [allowed, forbidden] = ["127.0.0.2", "127.0.0.1"];
const url = "tcp://hub.test:4000";

onBothDatabases(({ open }) => {
  const begun = async () => {
    const hub = await diallingHub();
    const name = { answers: [[allowed]] as string[][] };
    const lines: string[] = [];
    const rig = await createRig(await open(), {
      systems: [hub.system],
      hubAllow: [allowed],
      leaseMs: 300,
      log: (line) => void lines.push(line),
      hubResolve: async () => {
        const [next = [], ...later] = name.answers;
        if (later.length > 0) name.answers = later;
        return next.map((address) => ({ address, family: 4 as const }));
      },
    });
    onTestFinished(async () => {
      await rig.server.close();
      await hub.close();
    });
    const connect = async () => {
      const house = await realWorkspace(rig);
      const webview = await make(rig, house.api_key, {});
      await walk(rig, webview, [{ accept: "" }, { url, login: "yes" }]);
      const shown = await (await read(rig, webview.url, "en")).text();
      if (shown.includes("Lock a")) await walk(rig, webview, [{ device: "a", selected: "yes" }]);
      return { ...house, shown };
    };
    return { hub, name, rig, lines, connect };
  };

  it("an account of a connect webview stays within what is allowed at each reconnect, and nothing is unlocked elsewhere", async () => {
    const { hub, name, rig, lines, connect } = await begun();
    const { api_key } = await connect();
    await expect.poll(() => hub.open()).toBe(1);
    name.answers = [[forbidden]];
    hub.drop();
    await expect.poll(() => lines.join("\n")).toContain("MORTISE_HUB_ALLOW");
    const { devices } = answered(await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/devices/list"));
    const unlock = { device_id: devices[0]?.device_id };
    const { action_attempt: attempt } = answered(
      await rig.ask<{ action_attempt: { action_attempt_id: string } }>(api_key, "/locks/unlock_door", unlock),
    );
    const status = async () =>
      answered(
        await rig.ask<{ action_attempt: { status: string } }>(api_key, "/action_attempts/get", {
          action_attempt_id: attempt.action_attempt_id,
        }),
      ).action_attempt.status;
    await expect.poll(status, { timeout: 40_000 }).toBe("error");
    expect(hub.told).toEqual([]);
    expect(new Set(hub.reached)).toEqual(new Set([allowed]));
  }, 90_000);

  it.each([
    ["leads elsewhere right after it was checked", [[allowed], [forbidden]]],
    ["leads to an allowed address and to another", [[allowed, forbidden]]],
  ])("a name that %s is not spoken to", async (_what, answers) => {
    const { hub, name, connect } = await begun();
    name.answers = answers;
    expect((await connect()).shown).toContain("MORTISE_HUB_ALLOW");
    expect(hub.reached).toEqual([]);
  });

  it("an account that the operator added goes anywhere, until a connect webview connects it again", async () => {
    const { hub, name, rig, lines } = await begun();
    name.answers = [[forbidden]];
    const plain = { ...fakeHub(), system: hub.system, devices: [lockInfo("a")] };
    const { api_key, connected_account_id } = await linkedHouse(rig, plain, { url });
    await expect.poll(() => hub.reached).toEqual([forbidden]);
    name.answers = [[allowed]];
    const webview = await make(rig, api_key, {});
    await walk(rig, webview, [{ accept: "" }, { url, login: "yes" }, { device: "a", selected: "yes" }]);
    const row = await rig.database.query
      .selectFrom("connected_accounts")
      .select(["connected_account_id", "added_by_operator"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ connected_account_id, added_by_operator: 0 });
    await expect.poll(() => hub.open()).toBe(1);
    name.answers = [[forbidden]];
    // The open link may still be the allowed one. The next one is dropped too.
    const said = () => {
      hub.drop();
      return lines.join("\n");
    };
    await expect.poll(said).toContain("MORTISE_HUB_ALLOW");
    expect(hub.reached.filter((address) => address === forbidden)).toHaveLength(1);
  });
});
