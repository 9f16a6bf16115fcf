import { useState } from "react";
import { TextField } from "../parts/TextField.tsx";
import { strings } from "../strings/strings.ts";

/** Settings as their fields have them. */
export interface Settings {
  readonly rateLimit: string;
  readonly channels: string;
  readonly uid: string;
}

type Given = { rateLimit?: number | null; channels?: string[] | null; uid?: string | null };

export const settingsOf = ({
  rateLimit,
  channels,
  uid,
}: { [Name in keyof Given]?: Given[Name] | undefined }): Settings => ({
  rateLimit: rateLimit ? String(rateLimit) : "",
  channels: channels?.join(", ") ?? "",
  uid: uid ?? "",
});

/** Converts the settings for the request. An empty field clears its setting. */
export function settingsIn({ rateLimit, channels, uid }: Settings): Required<Given> {
  const names = [...new Set(channels.split(/[\s,،、，]+/).filter(Boolean))];
  return {
    rateLimit: rateLimit.trim() === "" ? null : Number(rateLimit),
    channels: names.length === 0 ? null : names,
    uid: uid.trim() || null,
  };
}

export function isRateLimit(text: string): boolean {
  const rate = Number(text);
  return text.trim() === "" || (Number.isInteger(rate) && rate >= 1 && rate <= 65_535);
}

interface MoreSettingsProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  errors: Readonly<Record<string, string>>;
}

/** Rarely used settings, expanded if the endpoint has one. */
export function MoreSettings({ settings, onChange, errors }: MoreSettingsProps) {
  const [isOpen, setOpen] = useState(() => Object.values(settings).some((text) => text !== ""));
  const isWrong = ["rateLimit", "channels", "uid"].some((name) => errors[name] !== undefined);
  const set = (name: keyof Settings) => (text: string) => onChange({ ...settings, [name]: text });
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="more-line">{strings.moreSettings}</summary>
      <div className="more-settings">
        <TextField
          label={strings.rateLimit}
          inputMode="numeric"
          autoComplete="off"
          value={settings.rateLimit}
          onChange={set("rateLimit")}
          error={errors["rateLimit"]}
          hint={strings.rateLimitHint}
        />
        <TextField
          label={strings.channels}
          autoComplete="off"
          spellCheck={false}
          value={settings.channels}
          onChange={set("channels")}
          error={errors["channels"]}
          hint={strings.channelsHint}
        />
        <TextField
          label={strings.uid}
          autoComplete="off"
          spellCheck={false}
          value={settings.uid}
          onChange={set("uid")}
          error={errors["uid"]}
          hint={strings.uidHint}
        />
      </div>
    </details>
  );
}
