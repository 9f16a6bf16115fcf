import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Live, useAnnounce } from "./Live.tsx";

function Say({ text }: { text: string }) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(text)}>Say it</Button>;
}

const meta = { component: Live, args: { children: <Say text="Front Door: Unlocked" /> } } satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
/** Shows nothing. The text is in a status region, for screen readers. */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Say it" })),
  parameters: { shows: "Front Door: Unlocked" },
};
