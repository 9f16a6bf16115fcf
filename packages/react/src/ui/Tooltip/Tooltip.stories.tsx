import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { useTooltip } from "./use-tooltip.tsx";

function WithTooltip({ text }: { text: string }) {
  const { triggerProps, tooltip } = useTooltip("2 errors", text);
  return (
    <>
      <Button {...triggerProps}>2</Button>
      {tooltip}
    </>
  );
}

const meta = {
  component: WithTooltip,
  args: { text: "The code could not be set on the lock." },
  decorators: [(Story) => <div className="gallery-middle">{Story()}</div>],
} satisfies Meta<typeof WithTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const OnFocus: Story = {
  play: async ({ userEvent }) => userEvent.tab(),
  parameters: { shows: "could not be set" },
};
export const LongText: Story = {
  args: {
    text: "Der Zugangscode konnte nicht auf das Türschloss übertragen werden, weil dessen Speicher voll ist. ".repeat(
      3,
    ),
  },
  play: async ({ userEvent }) => userEvent.tab(),
  parameters: { shows: "Speicher voll" },
};
