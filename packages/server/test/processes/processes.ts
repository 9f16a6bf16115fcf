// Simulated server processes that share a database and a clock. If one is killed, none of its running work commits.
import type { Database } from "../../src/base/db/database.ts";
import type { Job } from "../../src/base/db/job.ts";
import type { Server } from "../../src/index.ts";
import { withPlugin } from "../rig/with-plugin.ts";

interface Mortal {
  database: Database;
  die: () => void;
  isDead: () => boolean;
  /** Jobs that the process has claimed. */
  claimed: Job[];
}

/** Wraps a process's database. Once the process is dead, its transactions are rolled back and its queries fail. */
function mortalDatabase(database: Database): Mortal {
  const claimed: Job[] = [];
  let isDead = false;
  const alive = () => {
    if (isDead) throw new Error("The process has died.");
  };
  const changes: Pick<Database, "query" | "transaction" | "claimJobs" | "renewLeases" | "listen"> = {
    get query() {
      return withPlugin(database.query, {
        transformQuery: ({ node }) => (alive(), node),
        transformResult: async ({ result }) => result,
      });
    },
    async transaction(work) {
      alive();
      return database.transaction(async (tx) => {
        const result = await work(tx);
        alive();
        return result;
      });
    },
    async claimJobs(claim) {
      alive();
      const jobs = await database.claimJobs(claim);
      claimed.push(...jobs);
      alive();
      return jobs;
    },
    async renewLeases(jobs, leaseMs) {
      if (!isDead) await database.renewLeases(jobs, leaseMs);
    },
    listen: (channel, hear) => database.listen(channel, (text) => isDead || hear(text)),
  };
  const mortal = Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database;
  return { database: mortal, die: () => (isDead = true), isDead: () => isDead, claimed };
}

interface Process extends Mortal {
  connection: Database;
  server: Server;
}

/** Starts the server of one process. The server may call `die` to kill that process at that moment. */
type Start = (database: Database, die: () => void) => Promise<Server>;

export interface Processes {
  /** All processes as one server. The living ones receive requests in turn. */
  server: Server;
  /** Kills one of the living processes. */
  kill(which: number): void;
  /** Starts the dead processes again. */
  revive(): Promise<void>;
}

/** Starts one process per connection. */
export async function startProcesses(connections: readonly Database[], start: Start): Promise<Processes> {
  let all: Process[] = [];
  for (const connection of connections) all.push(await startProcess(connection));
  const living = () => all.filter(({ isDead }) => !isDead());
  let asked = 0;

  async function startProcess(connection: Database): Promise<Process> {
    const mortal = mortalDatabase(connection);
    return { ...mortal, connection, server: await start(mortal.database, mortal.die) };
  }

  /** Ends the leases of a dead process's jobs, so that other processes can take them without waiting. */
  async function bury({ server, connection, claimed }: Process): Promise<void> {
    await server.close();
    for (const { job_id, attempts } of claimed.splice(0)) {
      const held = connection.query.updateTable("jobs").set({ leased_until: 1 }).where("job_id", "=", job_id);
      await held.where("attempts", "=", attempts).where("leased_until", "is not", null).execute();
    }
  }

  async function buryAll(): Promise<void> {
    for (const each of all) if (each.isDead()) await bury(each);
    // The loop is needed because a process may die right after its start, in the work that is due.
    while (living().length === 0) await revive();
  }

  async function revive(): Promise<void> {
    const dead = all.filter(({ isDead }) => isDead());
    all = living();
    for (const each of dead) {
      await bury(each);
      all.push(await startProcess(each.connection));
    }
  }

  /** Runs all processes until nothing is due and no job is running. */
  async function tick(): Promise<void> {
    // `setImmediate` lets other work in this process continue in between.
    for (let busy = true; busy; await new Promise(setImmediate)) {
      await buryAll();
      const ends = await Promise.allSettled(living().map(({ server }) => server.tick()));
      const died = living().length < ends.length;
      const failed = ends.find(({ status }) => status === "rejected");
      if (failed?.status === "rejected" && !died) throw failed.reason;
      const held = all[0]?.connection.query.selectFrom("jobs").select("job_id").where("leased_until", "is not", null);
      busy = died || (await held?.executeTakeFirst()) !== undefined;
    }
  }

  const server: Server = {
    get services() {
      const [first] = living();
      if (!first) throw new Error("All have died.");
      return first.server.services;
    },
    demo: undefined,
    async fetch(request, env) {
      await buryAll();
      asked += 1;
      const now = living();
      return now[asked % now.length]?.server.fetch(request, env) ?? Response.error();
    },
    tick,
    leave() {
      for (const each of all) each.server.leave();
    },
    async close() {
      await Promise.all(all.map((each) => each.server.close()));
    },
  };
  return {
    server,
    kill(which) {
      const now = living();
      now[which % now.length]?.die();
    },
    revive,
  };
}
