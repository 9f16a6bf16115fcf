import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { type ToastContent, useToast } from "./Toast.tsx";

function ShowToast(toast: ToastContent) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>Show it</Button>;
}

const meta = {
  component: ShowToast,
  args: { text: "Code copied" },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Show it" })),
  decorators: [(Story) => <div className="gallery-tall">{Story()}</div>],
} satisfies Meta<typeof ShowToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { parameters: { shows: "Code copied" } };
export const Problem: Story = {
  args: { tone: "problem", text: "The code could not be copied." },
  parameters: { shows: "The code could not be copied." },
};
export const WithAction: Story = {
  args: { tone: "problem", text: "Front Door was not unlocked.", action: { label: "Try again", onPress: fn() } },
  parameters: { shows: "Try again" },
};
export const LongText: Story = {
  args: { text: "Der Zugangscode konnte nicht kopiert werden. Zeigen Sie ihn an und kopieren Sie ihn von Hand." },
  parameters: { shows: "von Hand" },
};
