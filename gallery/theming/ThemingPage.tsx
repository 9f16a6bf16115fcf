// Widgets under tokens set in the controls, the CSS that sets the same tokens, and the list of all tokens.
import { DeviceDetails, DeviceTable } from "@mortise/react";
import { StoryRoot } from "../StoryRoot.tsx";
import { TokenTable } from "./TokenTable.tsx";
import { colourTokens, measureTokens } from "./tokens.ts";
import "./theming.css";

/** Tokens by their names; an empty one keeps its default. */
export type ThemeArgs = { readonly [Token in `--seam-${string}`]?: string | number };

export function ThemingPage({ deviceId, ...tokens }: ThemeArgs & { deviceId: string }) {
  const set = Object.entries(tokens).filter(
    ([name, value]) => name.startsWith("--seam-") && value !== undefined && value !== "",
  );
  return (
    <div className="theming" style={Object.fromEntries(set)}>
      <div className="theming-widgets">
        <DeviceTable />
        <DeviceDetails deviceId={deviceId} />
      </div>
      <div lang="en" dir="ltr">
        <p>Set on a widget, on anything around it, or, as here, on the page:</p>
        <pre className="theming-css">
          {`:root {\n${set.length === 0 ? "  /* what you set in the controls */\n" : set.map((pair) => `  ${pair.join(": ")};\n`).join("")}}`}
        </pre>
      </div>
      <StoryRoot language={{}}>
        <TokenTable caption="Colours" tokens={colourTokens} hasSwatches />
        <TokenTable caption="Type, space, shape and time" tokens={measureTokens} />
      </StoryRoot>
    </div>
  );
}
