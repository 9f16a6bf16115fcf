// A system of locks whose drivers run in processes of their own.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { LockSystem } from "./lock-system.ts";
import type { DriverFactory } from "../../driver/driver-factory.ts";
import type { DriverProcess } from "./driver-process.ts";
import { runErrand, startPatienceMs } from "./errand.ts";
import { readDevices } from "./event-schema.ts";
import type { Question } from "./messages.ts";
import type { Placement } from "./placement.ts";
import { openProcessDriver } from "./process-driver.ts";
import { readSettings } from "./shape-schema.ts";

type Announcement = NonNullable<LockSystem["announcement"]>;

/** Facts about a system that are known without its driver. */
export interface SystemFacts extends Pick<LockSystem, "kind" | "displayName" | "fields" | "models"> {
  /** Announcement. `hasDetail` says if the driver's process can be asked for the detail. */
  announcement?: (Announcement & { hasDetail?: boolean }) | null;
}

interface Setting {
  facts: SystemFacts;
  /** Reads the form. Absent if only the process can. */
  read?: DriverFactory["read"];
  /** Modules with the driver; empty for the server's own. */
  modules: readonly string[];
  launch(this: void, modules: readonly string[]): DriverProcess;
  placement: Placement;
}

export function processSystem({ facts, read, modules, launch, placement }: Setting): LockSystem {
  const { kind, displayName, models, fields, announcement } = facts;
  const ask = (question: Question) => runErrand(() => launch(modules), question);
  const detailOf: Announcement["detail"] = async (told) => {
    const detail = await ask({ about: "announcement", kind, facts: [...told] }).catch(() => undefined);
    return typeof detail === "string" ? detail.slice(0, longestDetail) : undefined;
  };
  return {
    kind,
    displayName,
    ...(models && { models }),
    fields,
    startPatienceMs,
    ...(announcement && {
      announcement: { ...announcement, ...(announcement.hasDetail && { detail: detailOf }) },
    }),
    read: read ?? (async (typed) => readSettings(await ask({ about: "read", kind, typed })) ?? refuse()),
    async probe({ settings, secrets, addressRule }) {
      const found = await ask({ about: "probe", kind, settings, secrets, addressRule });
      return readDevices(found) ?? refuse();
    },
    connect(account) {
      const { connected_account_id, settings, secrets, addressRule } = account;
      return openProcessDriver({
        account,
        hosted: { connected_account_id, kind, settings, secrets, addressRule },
        enter: () => placement.enter(connected_account_id, modules),
        leave: () => placement.leave(connected_account_id),
      });
    },
  };
}

const longestDetail = 200;

function refuse(): never {
  throw new ConnectError("not_this_system", "The driver answered in a form that cannot be read.");
}
