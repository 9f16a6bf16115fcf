import { SeamProvider } from "@mortise/react";
import { useState } from "react";
import { type Appearance, type Direction, directions, type Theme, themes } from "./appearance.ts";
import { type CommandFault, createControls } from "./controls.ts";
import { DoorControls } from "./DoorControls.tsx";
import { type DemoSession, type World, worlds } from "./session.ts";

const faults: Record<CommandFault, string> = {
  refused: "The lock refuses the command",
  jammed: "The bolt jams",
  no_answer: "The lock never responds",
  hold: "The lock waits until faults are cleared",
};

const worldNames: Record<World, string> = {
  hotel: "Hotel",
  empty: "Empty",
  troubled: "Troubled",
  stays: "Stays",
  huge: "Huge",
};
const themeNames: Record<Theme, string> = { auto: "System", light: "Light", dark: "Dark" };
const directionNames: Record<Direction, string> = { ltr: "Left to right", rtl: "Right to left" };

interface ControlPanelProps {
  session: DemoSession;
  appearance: Appearance;
  onAppearanceChange: (change: Partial<Appearance>) => void;
  onWorldChange: (world: World) => void;
}

/** Panel that changes the world and the look, and requests faults at doors. It stays open when the world changes. */
export function ControlPanel(props: ControlPanelProps) {
  return (
    <details className="panel">
      <summary className="panel-summary">Make things go wrong</summary>
      <PanelBody key={props.session.publishable_key} {...props} />
    </details>
  );
}

function PanelBody({ session, appearance, onAppearanceChange, onWorldChange }: ControlPanelProps) {
  const [controls] = useState(() => createControls(session));
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState<CommandFault>("refused");
  const [network, setNetwork] = useState({ delay_ms: 0, down: false });

  const act = async (doing: Promise<void>, done: string) => {
    try {
      await doing;
      setSaid(done);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const changeNetwork = (change: Partial<typeof network>, done: string) => {
    const next = { ...network, ...change };
    setNetwork(next);
    void act(controls.setNetwork(next), done);
  };

  return (
    <div className="panel-body">
      <Choice label="World" options={worlds} names={worldNames} value={session.world} onChange={onWorldChange} />
      <div className="panel-pair">
        <Choice
          label="Theme"
          options={themes}
          names={themeNames}
          value={appearance.theme}
          onChange={(theme) => onAppearanceChange({ theme })}
        />
        <Choice
          label="Direction"
          options={directions}
          names={directionNames}
          value={appearance.direction}
          onChange={(direction) => onAppearanceChange({ direction })}
        />
      </div>
      <div className="panel-row">
        <label className="panel-field">
          Next command
          <select className="input" value={fault} onChange={(event) => setFault(event.target.value as CommandFault)}>
            {Object.entries(faults).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button"
          onClick={() => void act(controls.failNextCommand(fault), `Next command: ${faults[fault].toLowerCase()}.`)}
        >
          Arm
        </button>
      </div>
      <SeamProvider
        endpoint={session.endpoint}
        publishableKey={session.publishable_key}
        userIdentifierKey={session.user_identifier_key}
        disableCssInjection
        disableFontInjection
      >
        <DoorControls controls={controls} act={(doing, done) => void act(doing, done)} />
      </SeamProvider>
      <div className="panel-switches">
        <label className="panel-switch">
          <input
            type="checkbox"
            checked={network.delay_ms > 0}
            onChange={(event) =>
              changeNetwork(
                { delay_ms: event.target.checked ? 3000 : 0 },
                event.target.checked ? "Every response takes 3 s longer." : "The network is back to full speed.",
              )
            }
          />
          Slow network
        </label>
        <label className="panel-switch">
          <input
            type="checkbox"
            checked={network.down}
            onChange={(event) =>
              changeNetwork(
                { down: event.target.checked },
                event.target.checked ? "The API is down." : "The API is back.",
              )
            }
          />
          API down
        </label>
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          setNetwork({ delay_ms: 0, down: false });
          void act(controls.clearFaults(), "All faults are cleared.");
        }}
      >
        Clear all faults
      </button>
      <p className="panel-said" role="status">
        <bdi>{said}</bdi>
      </p>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <label className="panel-field">
      {label}
      <select className="input" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
