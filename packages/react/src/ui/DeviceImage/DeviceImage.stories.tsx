import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeviceImage } from "./DeviceImage.tsx";

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect x="14" y="6" width="20" height="36" rx="4" fill="#3c4452"/></svg>')}`;

const meta = {
  component: DeviceImage,
  args: { url: drawing, size: 104 },
  decorators: [(Story) => <span className="seam-hero-media">{Story()}</span>],
} satisfies Meta<typeof DeviceImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const NoPicture: Story = { args: { url: undefined } };
export const PictureThatFails: Story = { args: { url: "data:image/png;base64,AAAA" } };
