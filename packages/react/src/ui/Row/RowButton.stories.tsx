import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeviceImage } from "../DeviceImage/DeviceImage.tsx";
import { Frame } from "../Frame/Frame.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { RowButton } from "./RowButton.tsx";

const meta = {
  component: RowButton,
  args: { name: "Front Door", onOpen: fn(), openerKey: "front-door" },
  decorators: [
    (Story) => (
      <Frame>
        <div className="seam-row seam-device-row">
          <span className="seam-row-media">
            <DeviceImage url={undefined} />
          </span>
          <span className="seam-row-text">{Story()}</span>
          <span className="seam-row-go">
            <Icon name="chevron-end" size="sm" />
          </span>
        </div>
      </Frame>
    ),
  ],
} satisfies Meta<typeof RowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const LongName: Story = { args: { name: "A door whose name goes on and on ".repeat(10) } };
export const UnbrokenName: Story = { args: { name: "Unbroken".repeat(37) } };
export const ArabicName: Story = { args: { name: "دلتا (Delta) 12 – شقة 4B" } };
