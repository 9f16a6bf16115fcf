// Assigns accounts to drivers' processes. Accounts of the server's own drivers share processes. An account whose
// process has died, and every account of a third-party driver, gets its own.
import type { DriverProcess } from "./driver-process.ts";
import { neverStarted } from "./never-started.ts";

/** Most accounts in one process. The memory that sharing saves is in decision 0025. */
const mostShared = 8;

interface Room {
  process: DriverProcess;
  accounts: Set<string>;
  isShared: boolean;
}

export interface Placement {
  /** Returns the process of an account: its current one while that runs, else another. */
  enter(this: void, account: string, modules: readonly string[]): DriverProcess;
  /** Takes an account out of its process. A process without accounts ends. */
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
    // The account that ended the process is unknown, so all of them are separated.
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
