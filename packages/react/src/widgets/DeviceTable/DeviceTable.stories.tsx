import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeviceTable } from "./DeviceTable.tsx";

const meta = {
  component: DeviceTable,
  args: { onDeviceClick: fn(), onNavigate: fn() },
  parameters: { world: "hotel" },
} satisfies Meta<typeof DeviceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** axe checks the first dozen rows only, because rows differ in nothing but their numbers. */
const firstRows = { context: { include: ["body"], exclude: [".seam-device-row:nth-child(n + 13)"] } };

export const Hotel: Story = { parameters: { shows: "Front Door" } };
export const Compact: Story = { globals: { density: "compact" }, parameters: { shows: "Front Door" } };
export const NothingWrong: Story = {
  args: { deviceIds: ["Front Door", "Garden Gate", "Wine Cellar"] },
  parameters: { shows: "Devices & accounts OK" },
};
export const DevicesOffline: Story = {
  args: { deviceIds: ["Laundry", "Front Door"] },
  parameters: { shows: "Device Offline" },
};
export const AccountOffline: Story = { args: { deviceIds: ["Boathouse"] }, parameters: { shows: "Account Offline" } };
export const Empty: Story = { parameters: { world: "empty", shows: "Sorry, no devices were found" } };

export const OnlyThoseWithIssues: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "1 device issue" })),
  parameters: { shows: "1 of 12" },
};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "room"),
  parameters: { shows: "of 12" },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByRole("searchbox"), "(a+)+$"),
  parameters: { shows: "Sorry, no devices were found" },
};

export const Loading: Story = { parameters: { before: [["network/set", { delay_ms: 60_000 }]], shows: "..." } };
export const ServerFails: Story = {
  parameters: { before: [["network/set", { status: 500 }]], shows: "The sandbox was told to fail." },
};
export const Offline: Story = { parameters: { before: [["network/set", { down: true }]], shows: "Retry" } };
export const SessionRefused: Story = {
  parameters: { before: [["network/set", { status: 401 }]], shows: "The sandbox was told to refuse this credential." },
};
export const Forbidden: Story = {
  parameters: { before: [["network/set", { status: 403 }]], shows: "The sandbox was told to forbid this call." },
};
export const WebPageInsteadOfData: Story = {
  parameters: { before: [["network/set", { body: "html" }]], shows: "Retry" },
};
export const DataCutShort: Story = { parameters: { before: [["network/set", { body: "truncated" }]], shows: "Retry" } };
/** The rows stay; a line above them says that they may be out of date. */
export const ConnectionLostLater: Story = {
  parameters: { later: [["network/set", { status: 500 }]], shows: "What you see could not be refreshed." },
};

export const EveryTrouble: Story = { parameters: { world: "troubled", shows: "August lock missing bridge" } };
export const TwoHundredRows: Story = {
  parameters: { world: "huge", firstDevices: 200, shows: "200", a11y: firstRows },
};
export const TenThousandRows: Story = { parameters: { world: "huge", shows: "10,000", a11y: firstRows } };
/** The page below the table stays within reach. */
export const TenThousandInABox: Story = {
  args: { listHeight: "400px" },
  parameters: { world: "huge", shows: "10,000", a11y: firstRows },
};
export const SortAndFilter: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: "Sort and filter" })),
  parameters: { shows: "Sort by" },
};
export const SortedByBattery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sort and filter" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Battery" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Low battery/ }));
    await userEvent.keyboard("{Escape}");
  },
  parameters: { shows: "By battery" },
};
export const LongNames: Story = {
  args: { deviceIds: ["A door whose name goes on", "Unbroken", "{{constructor"] },
  parameters: { world: "troubled", shows: "UnbrokenUnbroken" },
};
export const ArabicNames: Story = {
  args: { deviceIds: ["باب المدخل الرئيسي", "دلتا (Delta)", "\u202eright-to-left", "🔑"] },
  parameters: { world: "troubled", shows: "باب المدخل الرئيسي" },
};
export const MarkupInNames: Story = {
  args: { deviceIds: ["<img src=x", "Zalgo", "Picture that is missing"] },
  parameters: { world: "troubled", shows: "<img src=x onerror=alert(1)>" },
};

export const OwnHeading: Story = {
  args: { heading: "Doors of the house" },
  parameters: { shows: "Doors of the house" },
};
export const NoHeading: Story = { args: { heading: null }, parameters: { shows: "Front Door" } };
export const NoSearch: Story = { args: { disableSearch: true }, parameters: { shows: "Front Door" } };
export const WithBack: Story = { args: { onBack: fn() }, parameters: { shows: "Front Door" } };
export const DetailsOpened: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole("button", { name: "Garden Gate" })),
  parameters: { shows: "Lock status" },
};
/** A press on a row calls the host and opens nothing. */
export const HostOpensDetails: Story = {
  args: { preventDefaultOnDeviceClick: true },
  parameters: { shows: "Front Door" },
};

export const German: Story = { globals: { locale: "de" }, parameters: { shows: "Gerät" } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { shows: "Front Door" } };
