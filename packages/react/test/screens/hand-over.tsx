// Renders the part that hands a code over, beside its digits, as on a page of a widget.
import type { AccessCode, Device } from "@mortise/client";
import { type ReactNode, useRef } from "react";
import { vi } from "vitest";
import { type RenderResult, render } from "vitest-browser-react";
import { SeamProvider } from "../../src/index.ts";
import type { StringsProviderProps } from "../../src/strings/strings.tsx";
import { Frame } from "../../src/ui/Frame/Frame.tsx";
import { CodeDigits, RevealButton } from "../../src/widgets/parts/code/CodeDigits.tsx";
import { HandOver } from "../../src/widgets/parts/handover/HandOver.tsx";
import { useReveal } from "../../src/widgets/parts/use-reveal.ts";
import { WidgetRoot } from "../../src/widgets/WidgetRoot.tsx";
import { deviceOf } from "../device.ts";

export const weekend = {
  name: "Priya Nair",
  code: "730194",
  type: "time_bound",
  starts_at: "2031-11-28T20:00:00Z",
  ends_at: "2031-11-30T16:00:00Z",
} as AccessCode;

export const weekendMessage =
  "Hello Priya Nair, your code for Room 1 Magnolia is 730194. " +
  "It works from Fri, Nov 28, 2031, 3:00 PM to Sun, Nov 30, 2031, 11:00 AM.";

export interface HandOverPageProps {
  code?: AccessCode;
  device?: Device;
  /** Whether the door is loading. @default false */
  isLoading?: boolean;
  zone?: string | null;
  hasMessage?: boolean;
  isReady?: boolean;
  children?: ReactNode;
}

export function HandOverPage({
  code = weekend,
  device = deviceOf("Room 1 Magnolia"),
  isLoading = false,
  zone = "America/New_York",
  hasMessage = true,
  isReady = false,
  ...rest
}: HandOverPageProps) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  return (
    <Frame>
      <CodeDigits ref={digits} code={code.code} reveal={reveal} className="seam-pin-value" />
      <RevealButton code={code.code} reveal={reveal} />
      <HandOver
        {...{ code, zone, digits, reveal, hasMessage, isReady, ...rest }}
        device={isLoading ? undefined : device}
      />
    </Frame>
  );
}

export interface Around extends StringsProviderProps {
  maskCodes?: boolean;
  dir?: "rtl";
  width?: number;
}

/** Credentials that are never used, because the part sends no requests. */
const signed = {
  endpoint: "http://127.0.0.1:9",
  clientSessionToken: "seam_cst1a_b",
  disableCssInjection: true,
  disableFontInjection: true,
};

interface HandedOver extends RenderResult {
  /** Renders the page again, with other props. */
  readonly again: (page: ReactNode) => Promise<void>;
}

export async function handOverIn(
  page: ReactNode,
  { maskCodes, dir, width, ...words }: Around = {},
): Promise<HandedOver> {
  const around = (children: ReactNode) => (
    <div dir={dir} style={{ inlineSize: width }}>
      <SeamProvider {...signed} {...words}>
        <WidgetRoot maskCodes={maskCodes}>{children}</WidgetRoot>
      </SeamProvider>
    </div>
  );
  const screen = await render(around(page));
  return Object.assign(screen, { again: (next: ReactNode) => screen.rerender(around(next)) });
}

/** Records what the system's share sheet gets, and sets its result. */
export function shareSheet(answer: () => Promise<void> = async () => undefined) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer);
  Object.defineProperties(navigator, {
    share: { value: share, configurable: true },
    canShare: { value: () => true, configurable: true },
  });
  return share;
}

export function withoutShareSheet(): void {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
}
