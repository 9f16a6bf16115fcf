import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { EditAccessCodeForm } from "./EditAccessCodeForm.tsx";

const meta = {
  component: EditAccessCodeForm,
  // Stories name a code by its door and its own name.
  args: { accessCodeId: "Front Door / Amara Okafor", onSuccess: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof EditAccessCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAFewDays: Story = { parameters: { shows: "Edit access code" } };
export const Ongoing: Story = {
  args: { accessCodeId: "Front Door / Cleaning team" },
  parameters: { shows: "Edit access code" },
};
export const CodeHidden: Story = { args: { maskCodes: true }, parameters: { shows: "Edit access code" } };
export const Renamed: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText("Name"), " and family"),
  parameters: { shows: "Edit access code" },
};
export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByLabelText("Name")),
  parameters: { shows: "Edit access code" },
};
export const Saved: Story = {
  play: async (context) => {
    await Renamed.play?.(context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: "Save" }));
  },
  parameters: { shows: "Code saved" },
};
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "No response." } };
export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading…" } };
export const NoSuchCode: Story = {
  args: { accessCodeId: "00000000-0000-4000-8000-000000000000" },
  parameters: { shows: "Retry" },
};
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Edit access code" } };
export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Front Door" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Front Door" } };
