import type { AccessCode } from "@mortise/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { CodeLife } from "./CodeLife.tsx";

/** The fields of a code that the list reads. */
const code = (access_code_id: string, status = "set") =>
  ({
    access_code_id,
    created_at: "2026-06-08T13:14:00.000Z",
    status,
    type: "ongoing",
    errors: [],
    warnings: [],
    pending_mutations: [],
  }) as unknown as AccessCode;

/** Stories name a code by its door and its own name. */
const LifeOf = ({ accessCodeId, status }: { accessCodeId: string; status?: string }) => (
  <Frame>
    <CodeLife code={code(accessCodeId, status)} zone="America/New_York" />
  </Frame>
);

const meta = {
  component: LifeOf,
  args: { accessCodeId: "Front Door / Cleaning team" },
  parameters: { world: "hotel" },
} satisfies Meta<typeof LifeOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatedOnly: Story = { parameters: { shows: "Created" } };
export const Used: Story = {
  args: { accessCodeId: "Front Door / Amara Okafor" },
  parameters: { before: [["keypad/enter", { device: "Front Door", code: "4821" }]], shows: "Last used" },
};
export const Loading: Story = {
  parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Life of this code" },
};
export const Fails: Story = {
  parameters: { before: [["network/set", { down: true }]], shows: "The rest could not be loaded." },
};
export const Arabic: Story = {
  ...Used,
  globals: { locale: "ar" },
  parameters: { ...Used.parameters, shows: "آخر استخدام" },
};
