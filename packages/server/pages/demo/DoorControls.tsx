import { useDevices } from "@mortise/react/hooks";
import { useState } from "react";
import type { Controls } from "./controls.ts";

interface DoorControlsProps {
  controls: Controls;
  act: (doing: Promise<void>, done: string) => void;
}

/** Controls of one door: take it offline, turn it by hand, and others. */
export function DoorControls({ controls, act }: DoorControlsProps) {
  const { devices = [], refetch } = useDevices();
  const [chosen, setChosen] = useState("");
  const device = devices.find(({ device_id }) => device_id === chosen) ?? devices[0];
  if (device === undefined) return null;
  const { device_id, properties } = device;
  const change = (doing: Promise<void>, done: string) => act(andAfter(doing, refetch), done);
  return (
    <>
      <label className="panel-field">
        Door
        <select className="input" value={device_id} onChange={(event) => setChosen(event.target.value)}>
          {devices.slice(0, 200).map((each) => (
            <option key={each.device_id} value={each.device_id}>
              {each.properties.name.slice(0, 60)}
            </option>
          ))}
        </select>
      </label>
      <div className="panel-pair">
        <button
          type="button"
          className="button"
          onClick={() =>
            change(
              controls.setOnline(device_id, !properties.online),
              properties.online ? "The door went offline." : "The door is back online.",
            )
          }
        >
          {properties.online ? "Take offline" : "Bring online"}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            change(
              controls.turnByHand(device_id, properties.locked !== true),
              properties.locked === true ? "Someone unlocked it by hand." : "Someone locked it by hand.",
            )
          }
        >
          {properties.locked === true ? "Unlock by hand" : "Lock by hand"}
        </button>
      </div>
    </>
  );
}

async function andAfter(doing: Promise<void>, next: () => Promise<unknown>): Promise<void> {
  await doing;
  await next();
}
