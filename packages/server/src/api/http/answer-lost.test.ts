// A committed request is answered as accepted even if the database fails right after the commit. With an error the
// client would retry, and the request would be carried out twice.
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";
import { type Answer, answered, createRig, type Rig } from "../../../test/rig/rig.ts";
import { type Way, wayTo } from "../../../test/postgres/way-to-database.ts";
import { openPostgres, openSqlite } from "../../index.ts";

interface Attempt {
  action_attempt_id: string;
  action_type: string;
  status: string;
}
interface Door {
  device_id: string;
  properties: { name: string };
}

const soon = () => ({ starts_at: "2027-01-01T12:00:00.000Z", ends_at: "2027-01-02T12:00:00.000Z" });

const newAttempt = 'insert into "action_attempts"';

/** Makes the database fail after the commit of a transaction with a statement (`goes`), until `comes`. */
function answersTruly(setUp: () => { rig: Rig; goes: (text: string) => void; comes: () => Promise<void> }) {
  let api_key = "";
  let device_id = "";
  let other = "";
  beforeEach(async () => {
    ({ api_key } = await setUp().rig.world());
    const { devices } = answered(await setUp().rig.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const named = (name: string) => devices.find(({ properties }) => properties.name === name)?.device_id ?? "";
    [device_id, other] = [named("Linen Room"), named("Front Door")];
  });
  const ask = <Body>(path: string, input: object) => setUp().rig.ask<Body>(api_key, path, input);
  const asked = async <Body>(path: string, input: object, text = newAttempt): Promise<Answer<Body>> => {
    const { rig, goes, comes } = setUp();
    await rig.server.tick();
    goes(text);
    try {
      return await ask<Body>(path, input);
    } finally {
      await comes();
    }
  };
  const codes = async (device: string) =>
    answered(
      await ask<{ access_codes: { access_code_id: string; name: string }[] }>("/access_codes/list", {
        device_id: device,
      }),
    ).access_codes;

  it("answers with a new code that was committed, and with each of several", async () => {
    const one = answered(
      await asked<{ access_code: { access_code_id: string }; action_attempt: Attempt }>("/access_codes/create", {
        device_id,
        name: "Guest",
      }),
    );
    expect(one.action_attempt).toMatchObject({ action_type: "CREATE_ACCESS_CODE", status: "pending" });
    expect((await codes(device_id)).filter(({ name }) => name === "Guest")).toEqual([
      expect.objectContaining({ access_code_id: one.access_code.access_code_id }),
    ]);
    const both = answered(
      await asked<{ access_codes: { access_code_id: string }[] }>("/access_codes/create_multiple", {
        device_ids: [device_id, other],
        name: "Cleaner",
      }),
    );
    const kept = [...(await codes(device_id)), ...(await codes(other))].filter(({ name }) => name === "Cleaner");
    expect(kept.map(({ access_code_id }) => access_code_id).toSorted()).toEqual(
      both.access_codes.map(({ access_code_id }) => access_code_id).toSorted(),
    );
  });

  it("answers with the backup code that it has handed out", async () => {
    const { rig } = setUp();
    answered(
      await ask("/access_codes/create", { device_id, name: "Other", ...soon(), use_backup_access_code_pool: true }),
    );
    const { access_code } = answered(
      await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", { device_id, ...soon() }),
    );
    await rig.pass(3_600_000);
    const pulled = answered(
      await asked<{ backup_access_code: { access_code_id: string; code: string } }>(
        "/access_codes/pull_backup_access_code",
        access_code,
      ),
    );
    const again = answered(
      await ask<{ backup_access_code: { access_code_id: string } }>(
        "/access_codes/pull_backup_access_code",
        access_code,
      ),
    );
    expect(again.backup_access_code).toMatchObject({ access_code_id: pulled.backup_access_code.access_code_id });
  });

  it("answers a committed update, delete and unlock", async () => {
    const { access_code } = answered(
      await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", { device_id }),
    );
    for (const [path, input, action_type] of [
      ["/access_codes/update", { ...access_code, name: "Guest" }, "UPDATE_ACCESS_CODE"],
      ["/access_codes/delete", access_code, "DELETE_ACCESS_CODE"],
      ["/locks/unlock_door", { device_id }, "UNLOCK_DOOR"],
    ] as const)
      expect(answered(await asked<{ action_attempt: Attempt }>(path, input)).action_attempt).toMatchObject({
        action_type,
      });
  });

  it("does not ask for a retry if the committed row cannot be read", async () => {
    const unread = await asked(
      "/access_codes/simulate/create_unmanaged_access_code",
      { device_id, name: "Found", code: "7391" },
      "Found",
    );
    expect(unread).toMatchObject({ status: 500, body: { error: { type: "outcome_unknown" } } });
    expect(unread.headers.get("retry-after")).toBeNull();
  });
}

describe("an SQLite that cannot be read after a commit", () => {
  let rig: Rig;
  const away = { fromNextCommit: false, now: false };
  beforeAll(async () => {
    const database = await openSqlite({ folder: null });
    rig = await createRig(database);
    const transact = database.transaction.bind(database);
    vi.spyOn(database, "transaction").mockImplementation(async (work) => {
      const result = await transact(work);
      away.now ||= away.fromNextCommit;
      return result;
    });
    const { query } = database;
    vi.spyOn(database, "query", "get").mockImplementation(() => {
      if (away.now) throw Object.assign(new Error("disk I/O error"), { errcode: 10 });
      return query;
    });
  });
  afterAll(async () => {
    Object.assign(away, { fromNextCommit: false, now: false });
    await rig.server.close();
    await rig.database.close();
    vi.restoreAllMocks();
  });

  answersTruly(() => ({
    rig,
    goes: () => Object.assign(away, { fromNextCommit: true }),
    comes: async () => void Object.assign(away, { fromNextCommit: false, now: false }),
  }));
});

describe.skipIf(!hasPostgres())("a PostgreSQL that goes away after a commit", () => {
  let postgres: Postgres;
  let way: Way;
  let rig: Rig;
  beforeAll(async () => {
    postgres = await startPostgres();
    way = await wayTo(await postgres.createDatabase());
    rig = await createRig(await openPostgres({ url: way.url }));
  }, 60_000);
  afterAll(async () => {
    await rig.server.close();
    await rig.database.close();
    await way.shut();
    await postgres.stop();
  });
  const comes = async () => {
    await way.shut();
    await way.open();
    // Each former connection fails once before it is replaced.
    await expect
      .poll(() =>
        rig.database.query
          .selectFrom("settings")
          .select("name")
          .execute()
          .catch(() => undefined),
      )
      .toBeDefined();
  };

  answersTruly(() => ({ rig, goes: (text) => way.breakAtCommit(text, { isHeard: true }), comes }));

  it("says that the outcome is unknown and not to retry, if the commit was not confirmed", async () => {
    const { api_key } = await rig.world();
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/locks/list"));
    const device_id = devices[0]?.device_id;
    onTestFinished(comes);
    way.breakAtCommit(newAttempt, { isHeard: false });
    const { status, body, headers } = await rig.ask(api_key, "/locks/unlock_door", { device_id });
    expect({ status, body }).toMatchObject({ status: 500, body: { error: { type: "outcome_unknown" } } });
    expect(headers.get("retry-after")).toBeNull();
    await comes();
    const { action_attempts } = answered(
      await rig.ask<{ action_attempts: Attempt[] }>(api_key, "/action_attempts/list", { device_id }),
    );
    expect(action_attempts).toMatchObject([{ action_type: "UNLOCK_DOOR" }]);
  });
});
