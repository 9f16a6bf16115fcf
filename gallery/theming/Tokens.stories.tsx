import type { Meta, StoryObj } from "@storybook/react-vite";
import { ThemingPage } from "./ThemingPage.tsx";
import { colourTokens, measureTokens, type Token } from "./tokens.ts";

const under = (category: string, control: string) => (token: Token) =>
  [token.name, { control, table: { category } }] as const;

const meta = {
  component: ThemingPage,
  // In stories a device is given by its name.
  args: { deviceId: "Garden Gate" },
  argTypes: Object.fromEntries([
    ...colourTokens.map(under("Colours", "color")),
    ...measureTokens.map(under("Type, space, shape and time", "text")),
  ]) as object,
  parameters: { world: "hotel", shows: "Garden Gate" },
} satisfies Meta<typeof ThemingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};
export const HarbourHouse: Story = {
  args: { "--seam-color-accent": "light-dark(#14564c, #1f7a6b)", "--seam-radius": "4px" },
};
/** One colour each for background, text and accent: all other colours are mixed from these. */
export const PaperAndInk: Story = {
  args: {
    "--seam-color-background": "light-dark(#fffaf0, #1d1a16)",
    "--seam-color-text": "light-dark(#2a2118, #f3ece1)",
    "--seam-color-accent": "light-dark(#8a3b12, #a8501f)",
    "--seam-font-family": "Georgia, serif",
    "--seam-radius": "0px",
  },
};
export const Roomy: Story = {
  args: {
    "--seam-space": "5px",
    "--seam-font-scale": "1.15",
    "--seam-control-height": "48px",
    "--seam-row-padding": "18px",
  },
};
