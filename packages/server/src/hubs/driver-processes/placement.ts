// Which process an account's driver runs in. Quiet accounts of the server's own drivers share one; an account whose
// process has died, and every account of a driver of others, has one to itself.
import type { DriverProcess } from "./driver-process.ts";
import { neverStarted } from "./never-started.ts";

/** What one account costs alone, in megabytes of memory, is what the first in a process costs: see decision 0025. */
const mostShared = 8;

interface Room {
  process: DriverProcess;
  accounts: Set<string>;
  isShared: boolean;
}

export interface Placement {
  /** The process of an account: the one that it is in, while that runs. */
  enter(this: void, account: string, modules: readonly string[]): DriverProcess;
  /** A process that nobody is left in ends. */
  leave(this: void, account: string): void;
}

export function createPlacement(launch: (modules: readonly string[]) => DriverProcess): Placement {
  const rooms = new Set<Room>();
  const alone = new Set<string>();

  const roomOf = (account: string): Room | undefined => [...rooms].find(({ accounts }) => accounts.has(account));

  function open(modules: readonly string[], isShared: boolean): Room {
    const room: Room = { process: launch(modules), accounts: new Set(), isShared };
    rooms.add(room);
    void lookAfter(room);
    return room;
  }

  async function lookAfter(room: Room): Promise<void> {
    await room.process.ended;
    rooms.delete(room);
    if (room.process === neverStarted) return;
    // Nobody knows which of them it was.
    for (const account of room.accounts) alone.add(account);
  }

  function shared(): Room {
    const found = [...rooms].find(
      ({ isShared, accounts, process }) => isShared && accounts.size < mostShared && !process.isEnded,
    );
    return found ?? open([], true);
  }

  return {
    enter(account, modules) {
      const known = roomOf(account);
      if (known && !known.process.isEnded) return known.process;
      const room = modules.length > 0 || alone.has(account) ? open(modules, false) : shared();
      room.accounts.add(account);
      return room.process;
    },
    leave(account) {
      const room = roomOf(account);
      if (!room) return;
      room.accounts.delete(account);
      if (room.accounts.size > 0) return;
      rooms.delete(room);
      room.process.end("is not needed any more");
    },
  };
}
