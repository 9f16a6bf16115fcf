import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Frame } from "../Frame/Frame.tsx";
import { Alert } from "./Alert.tsx";
import { Alerts } from "./Alerts.tsx";

const meta = {
  component: Alert,
  args: { tone: "danger", children: <bdi>The lock is out of reach of its hub.</bdi> },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Warning: Story = {
  args: { tone: "warning", children: <bdi>The battery will last another two weeks.</bdi> },
};
export const LongText: Story = {
  args: {
    children: (
      <bdi>
        {"Der Zugangscode konnte nicht auf das Türschloss übertragen werden, weil dessen Speicher voll ist. ".repeat(4)}
      </bdi>
    ),
  },
};
export const HebrewText: Story = { args: { children: <bdi>המנעול אינו מחובר לרשת כבר שלוש שעות (Front Door).</bdi> } };
export const StripWithAction: Story = {
  args: {
    tone: "warning",
    "data-strip": "",
    children: <bdi>What you see could not be refreshed.</bdi>,
    action: <Button kind="quiet">Retry</Button>,
  },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
};
export const Several: Story = {
  render: () => (
    <Alerts
      alerts={[
        { tone: "danger", message: "The lock is offline." },
        { tone: "danger", message: "The hub is disconnected." },
        { tone: "warning", message: "The time zone of this lock is not known." },
      ]}
    />
  ),
};
