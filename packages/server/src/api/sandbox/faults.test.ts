// Each sandbox has its own faults. Clearing them releases waiting commands of that sandbox only.
import { expect, it } from "vitest";
import { answered, onServer } from "../../../test/rig/rig.ts";

interface Body {
  locks: { device_id: string; properties: { online: boolean } }[];
  action_attempt: { action_attempt_id: string; status: string };
}

onServer("a sandbox's faults", (rig) => {
  /** Makes a hotel with the fault `hold`, and returns two of its doors. */
  const held = async () => {
    const { api_key, sandbox_key, workspace_id } = await rig().world();
    const control = async (path: string, input: object) =>
      answered(await rig().ask(sandbox_key, `/sandbox/faults/${path}`, input));
    const ask = async (path: string, input: object) => answered(await rig().ask<Body>(api_key, path, input));
    await control("set", { fault: "hold" });
    const doors = (await ask("/locks/list", {})).locks.filter(({ properties }) => properties.online);
    const jobs = rig()
      .database.query.selectFrom("jobs")
      .select(["job_id", "run_at"])
      .where("workspace_id", "=", workspace_id);
    return {
      clear: () => control("clear", {}),
      /** Requests an unlock. Resolves to a function that reads its status. */
      async unlock(door: 0 | 1) {
        const { action_attempt_id } = (await ask("/locks/unlock_door", { device_id: doors[door]?.device_id }))
          .action_attempt;
        await rig().server.tick();
        return async () => (await ask("/action_attempts/get", { action_attempt_id })).action_attempt.status;
      },
      waiting: () => jobs.orderBy("job_id").execute(),
    };
  };

  it("are cleared in it alone", async () => {
    const [mine, theirs] = [await held(), await held()];
    const first = [await mine.unlock(0), await theirs.unlock(0)];
    const before = await theirs.waiting();
    await mine.clear();
    expect(await theirs.waiting()).toEqual(before);
    await rig().server.tick();
    const next = [await mine.unlock(1), await theirs.unlock(1)];
    for (const both of [first, next])
      expect(await Promise.all(both.map((status) => status()))).toEqual(["success", "pending"]);
  });
});
