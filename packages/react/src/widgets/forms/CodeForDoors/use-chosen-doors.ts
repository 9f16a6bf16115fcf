import type { Device } from "@mortise/client";
import { useCallback, useMemo, useState } from "react";
import { doorObstacle } from "../../../rules/code/door-choice.ts";

export interface ChosenDoors {
  /** Chosen doors, in the order of the list. */
  readonly doors: readonly Device[];
  /** Chosen doors whose account is signed out. They get no code unless the account signs in again. */
  readonly leftOut: readonly Device[];
  readonly ids: ReadonlySet<string>;
  readonly toggle: (deviceId: string) => void;
  /** Adds those of the devices that can be chosen. */
  readonly choose: (devices: readonly Device[]) => void;
  readonly chooseNone: () => void;
}

export function useChosenDoors(all: readonly Device[] | null, begin: readonly string[] | undefined): ChosenDoors {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(begin));
  const { doors, leftOut } = useMemo(() => {
    const named = (all ?? []).filter(({ device_id }) => wanted.has(device_id));
    return {
      doors: named.filter((device) => doorObstacle(device) === null),
      leftOut: named.filter((device) => doorObstacle(device) === "signedOut"),
    };
  }, [all, wanted]);
  const toggle = useCallback(
    (id: string) =>
      setWanted((last) => new Set(last.has(id) ? [...last].filter((each) => each !== id) : [...last, id])),
    [],
  );
  const choose = useCallback((devices: readonly Device[]) => {
    const ids = devices.filter((device) => doorObstacle(device) === null).map(({ device_id }) => device_id);
    setWanted((last) => new Set([...last, ...ids]));
  }, []);
  const chooseNone = useCallback(() => setWanted(new Set()), []);
  const ids = useMemo(() => new Set(doors.map(({ device_id }) => device_id)), [doors]);
  return { doors, leftOut, ids, toggle, choose, chooseNone };
}
