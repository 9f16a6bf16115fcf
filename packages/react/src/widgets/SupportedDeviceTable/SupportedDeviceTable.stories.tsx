import type { Meta, StoryObj } from "@storybook/react-vite";
import { SupportedDeviceTable } from "./SupportedDeviceTable.tsx";

const meta = { component: SupportedDeviceTable, parameters: { world: "empty" } } satisfies Meta<
  typeof SupportedDeviceTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllBrands: Story = { parameters: { shows: "Yale Devices" } };
export const TwoBrands: Story = { args: { brands: ["august", "yale"] }, parameters: { shows: "Yale Devices" } };
export const BrandUnfolded: Story = {
  args: { brands: ["yale"] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: /See all/ })),
  parameters: { shows: "Show less" },
};
export const FiltersOpen: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Filters" })),
  parameters: { shows: "Supported" },
};
export const UnsupportedToo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Filters" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Supported" }));
  },
  parameters: { shows: "1 active filter" },
};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "deadbolt"),
  parameters: { shows: "Deadbolt" },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "no such thing"),
  parameters: { shows: "No device models matched your search." },
};
export const Nothing: Story = { args: { brands: ["no-such-brand"] }, parameters: { shows: "No device models found." } };
export const Loading: Story = {
  parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "Loading device models..." },
};
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "There was an error fetching device models." },
};
export const Offline: Story = {
  parameters: { before: [["network/set", { down: true }]], shows: "There was an error fetching device models." },
};
export const NoFilters: Story = { args: { disableFilter: true }, parameters: { shows: "Yale Devices" } };
export const NothingToFilterWith: Story = { args: { cannotFilter: true }, parameters: { shows: "Yale Devices" } };

export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Yale" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Yale" } };
