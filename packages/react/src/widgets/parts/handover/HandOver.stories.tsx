import type { AccessCode, Device } from "@mortise/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { WidgetOptionsProvider } from "../../widget-options.tsx";
import { CodeDigits, RevealButton } from "../code/CodeDigits.tsx";
import { useReveal } from "../use-reveal.ts";
import { HandOver } from "./HandOver.tsx";

/** The fields of a code that the part reads. */
const codeOf = (given: Partial<AccessCode> = {}) =>
  ({ name: "Priya Nair", code: "730194", type: "ongoing", starts_at: null, ends_at: null, ...given }) as AccessCode;
const door = (name: string) => ({ properties: { name } }) as Device;

const weekend = codeOf({ type: "time_bound", starts_at: "2031-11-28T20:00:00Z", ends_at: "2031-11-30T16:00:00Z" });

interface PageProps {
  code: AccessCode;
  device?: Device | undefined;
  zone: string | null;
  hasMessage: boolean;
  isReady: boolean;
}

/** The part below its digits, in a frame. */
function Page({ code, device, ...rest }: PageProps) {
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  return (
    <Frame>
      <div className="seam-pin">
        <div className="seam-pin-line">
          <CodeDigits ref={digits} code={code.code} reveal={reveal} className="seam-pin-value" />
          <RevealButton code={code.code} reveal={reveal} />
        </div>
        <HandOver code={code} device={device} digits={digits} reveal={reveal} {...rest} />
      </div>
    </Frame>
  );
}

const meta = {
  component: Page,
  args: { code: weekend, device: door("Room 1 Magnolia"), zone: "America/New_York", hasMessage: true, isReady: true },
  argTypes: { code: { control: false }, device: { control: false } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheLock: Story = { parameters: { shows: "730194" } };
export const BeingSet: Story = { args: { isReady: false }, parameters: { shows: "730194" } };
export const Ongoing: Story = { args: { code: codeOf() }, parameters: { shows: "730194" } };
export const WithoutTheMessage: Story = { args: { hasMessage: false }, parameters: { shows: "730194" } };
export const Masked: Story = {
  decorators: [
    (Inner) => (
      <WidgetOptionsProvider maskCodes>
        <Inner />
      </WidgetOptionsProvider>
    ),
  ],
  parameters: { shows: "••••" },
};
export const DoorToCome: Story = { args: { device: undefined, zone: null }, parameters: { shows: "730194" } };
export const NotChosenYet: Story = { args: { code: codeOf({ code: null }) } };
export const NoName: Story = { args: { code: { ...weekend, name: null } }, parameters: { shows: "730194" } };
export const LongNames: Story = {
  args: {
    code: { ...weekend, name: "Kaspar Lindqvist-Montgomery and family, late arrival" },
    device: door("Gartenhaus hinter der alten Obstbaumwiese, Eingang Nordseite"),
  },
  parameters: { shows: "730194" },
};
export const ArabicNames: Story = {
  args: { code: { ...weekend, name: "ليلى" }, device: door("غرفة 12") },
  parameters: { shows: "730194" },
};
export const OneLongWord: Story = {
  args: { code: { ...weekend, name: "Ω".repeat(120) } },
  parameters: { shows: "730194" },
};
