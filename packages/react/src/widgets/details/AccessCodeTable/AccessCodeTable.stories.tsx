import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AccessCodeTable } from "./AccessCodeTable.tsx";

const meta = {
  component: AccessCodeTable,
  // Stories name a door by its name.
  args: { deviceId: "Front Door", onAccessCodeClick: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof AccessCodeTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const editable = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };
const press =
  (name: string | RegExp): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name }));

export const Usual: Story = { parameters: { shows: "Amara Okafor" } };
export const Grouped: Story = { args: { grouped: true }, parameters: { shows: "Now" } };
export const Compact: Story = { globals: { density: "compact" }, parameters: { shows: "Amara Okafor" } };
export const AllIsWell: Story = { args: { deviceId: "Garden Gate" }, parameters: { shows: "Access codes OK" } };
export const Empty: Story = {
  args: { deviceId: "Linen Room" },
  parameters: { shows: "Sorry, no access codes were found" },
};
export const EmptyButCanAdd: Story = {
  args: { deviceId: "Linen Room", ...editable },
  parameters: { shows: "Sorry, no access codes were found" },
};
export const CanChange: Story = { args: { ...editable, grouped: true }, parameters: { shows: "Amara Okafor" } };
export const CodesMasked: Story = { args: { maskCodes: true }, parameters: { shows: "Amara Okafor" } };

export const OnlyThoseWithIssues: Story = { play: press(/access code issue/), parameters: { shows: "of 5" } };
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "nobody"),
  parameters: { shows: "Sorry, no access codes were found" },
};
export const MenuOpen: Story = {
  args: editable,
  play: press("Actions for Amara Okafor"),
  parameters: { shows: "Copy code - 4821" },
};
export const AskedToDelete: Story = {
  args: editable,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Amara Okafor" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Delete code" }));
  },
  parameters: { shows: "Amara Okafor will no longer open Front Door." },
};
export const DetailsOpened: Story = { play: press("Amara Okafor"), parameters: { shows: "Timing" } };
export const FormOpened: Story = { args: editable, play: press(/Add/), parameters: { shows: "Add new access code" } };

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "..." } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};
export const DeviceOffline: Story = { args: { deviceId: "Laundry" }, parameters: { shows: "Harbour Linen Service" } };

export const EveryTrouble: Story = {
  args: { deviceId: "Codes in every trouble", grouped: true, ...editable },
  parameters: { world: "troubled", shows: "Access Codes" },
};
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Amara Okafor" } };
export const OwnHeading: Story = { args: { heading: "Who may enter" }, parameters: { shows: "Who may enter" } };
export const NoSearch: Story = { args: { disableSearch: true }, parameters: { shows: "Amara Okafor" } };

export const German: Story = {
  args: { ...editable, grouped: true },
  globals: { locale: "de" },
  parameters: { shows: "Amara Okafor" },
};
export const Arabic: Story = { args: editable, globals: { locale: "ar" }, parameters: { shows: "Amara Okafor" } };
export const ArabicGrouped: Story = {
  args: { ...editable, grouped: true },
  globals: { locale: "ar" },
  parameters: { shows: "Amara Okafor" },
};
