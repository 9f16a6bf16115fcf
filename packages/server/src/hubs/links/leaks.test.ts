// A driver that leaks secrets and digits in every way it can: none of them reaches the log, the database or an answer.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { make, read, walk } from "../../../test/rig/connect-visits.ts";
import { onDatabase } from "../../../test/rig/databases.ts";
import { createRig, type Rig } from "../../../test/rig/rig.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { DriverError } from "../../driver/driver.ts";
import type { DriverAccount, DriverFactory } from "../../driver/driver-factory.ts";

const [password, digits] = ["opensesame", "4821"];
const leak = `pin ${digits} pw ${password} ${btoa(`u:${password}`)}`;
const leaking = (error: Error): Error => {
  error.name = password;
  error.stack = `${password}: ${error.message}\n    at ${password} (${digits}.js:${digits}:1)`;
  return error;
};
const ways: Record<string, () => unknown> = {
  "an Error": () => leaking(new Error(leak, { cause: leaking(new Error(leak)) })),
  "a DriverError": () => new DriverError("internal", leak, { cause: leaking(new Error(leak)) }),
  "a DriverError of a fault of its own": () => new DriverError(leak as "internal", leak),
  "a ConnectError": () => new ConnectError(leak as "no_answer", leak),
  "a text": () => leak,
  "a number": () => Number(digits),
  "an object whose message throws": () => Object.defineProperty(new Error(), "message", { get: () => thrown(leak) }),
  "an object without a text": () => ({ toString: () => thrown(leak) }),
};
function thrown(what: unknown): never {
  throw what;
}

function leakyHub(what: () => unknown, where: string) {
  const hub = fakeHub("leaky");
  const fail = async () => thrown(what());
  const system: DriverFactory = {
    ...hub.system,
    probe: async (account, signal) => (where === "probe" ? fail() : hub.system.probe(account, signal)),
    connect(account: DriverAccount) {
      account.log(leak);
      if (where === "connect") thrown(what());
      const driver = hub.system.connect(account);
      if (where === "run") return { ...driver, run: fail };
      if (where === "emit")
        return {
          ...driver,
          async run(emit) {
            emit({ type: "link", up: false, at: account.now(), fault: leak as "internal", detail: leak });
            await fail();
          },
        };
      return {
        ...driver,
        questions: () => thrown(what()),
        readState: fail,
        bolt: { setLocked: fail },
        codes: { ...driver.codes, write: fail, readSlots: fail, readSlot: fail, clear: fail } as never,
      };
    },
  };
  return { ...hub, system };
}

/** All answers to an unlock. */
async function afterUnlock({ clock }: Rig, house: Awaited<ReturnType<typeof linkedHouse>>): Promise<unknown[]> {
  await house.isUp();
  const [door] = await house.doors();
  const begun = await house.command("unlock_door", door?.device_id ?? "");
  const later = async () => {
    clock.advance(1000);
    return (await house.attempt(begun)).status;
  };
  await expect.poll(later, { timeout: 15_000 }).toBe("error");
  return [await house.attempt(begun), await house.ask("/events/list", { since: "1970-01-01" })];
}

onDatabase(({ open }) => {
  it.each(
    Object.keys(ways).flatMap((way) => ["connect", "run", "emit", "calls", "probe"].map((where) => [where, way])),
  )("in %s: %s", async (where = "", way = "") => {
    const lines: string[] = [];
    const hub = leakyHub(ways[way] ?? (() => way), where);
    const rig = await createRig(await open(), {
      systems: [hub.system],
      hubAllow: ["127.0.0.0/8"],
      leaseMs: 300,
      log: (line) => void lines.push(line),
    });
    onTestFinished(() => rig.server.close());
    const house = await linkedHouse(rig, hub, { password });
    await expect.poll(() => lines.length).toBeGreaterThan(where === "calls" || where === "probe" ? 0 : 1);
    const answers: unknown[] = [];
    if (where === "calls") {
      answers.push(await afterUnlock(rig, house));
    }
    if (where === "probe") {
      const webview = await make(rig, house.api_key, {});
      await walk(rig, webview, [{ accept: "" }, { url: "ws://127.0.0.1:1", password, login: "yes" }]);
      answers.push(await (await read(rig, webview.url, "en")).text());
    }
    answers.push(await house.ask("/connected_accounts/list"), await house.doors());
    const rows = await Promise.all(
      (["connected_accounts", "connect_webviews", "action_attempts", "events", "jobs", "account_links"] as const).map(
        (table) => rig.database.query.selectFrom(table).selectAll().execute(),
      ),
    );
    const told = JSON.stringify([lines, answers, rows]).replaceAll(/[\da-f]{8}-[\da-f-]{27}|"\d{4}-\d\d-[^"]*Z"/g, "");
    expect(told).not.toContain(password);
    expect(told).not.toContain(btoa(`u:${password}`).slice(4, 12));
    expect(JSON.stringify(lines)).not.toMatch(/4\W?8\W?2\W?1/);
    expect(told).not.toMatch(/pin 4821|\b4821\b/);
  });
});
