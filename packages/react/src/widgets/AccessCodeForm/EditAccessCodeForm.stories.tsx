import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { EditAccessCodeForm } from "./EditAccessCodeForm.tsx";

const meta = {
  component: EditAccessCodeForm,
  // In stories a code goes by the names of its door and its own.
  args: { accessCodeId: "Front Door / Amara Okafor", onSuccess: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof EditAccessCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAFewDays: Story = { parameters: { shows: "Edit access code" } };
export const Ongoing: Story = { args: { accessCodeId: "Front Door / Cleaning team" }, parameters: { shows: "Edit access code" } };
export const CodeHidden: Story = { args: { maskCodes: true }, parameters: { shows: "Edit access code" } };
export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText("Name"), " and family"),
  parameters: { shows: "Edit access code" },
};
export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByLabelText("Name")),
  parameters: { shows: "Edit access code" },
};
export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "..." } };
export const NoSuchCode: Story = { args: { accessCodeId: "00000000-0000-4000-8000-000000000000" }, parameters: { shows: "Retry" } };
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Edit access code" } };
