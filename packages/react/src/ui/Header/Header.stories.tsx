import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../Frame/Frame.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Header } from "./Header.tsx";

const search = <SearchField value="" onChange={() => undefined} />;

const meta = {
  component: Header,
  args: { title: "Devices" },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithCount: Story = { args: { count: "12" } };
export const WithSearch: Story = { args: { count: "3 of 12", children: search } };
export const NoTitle: Story = { args: { title: null, children: search } };
export const WithBack: Story = { args: { title: "Access Codes", sub: "Front Door", onBack: fn() } };
export const LongTitle: Story = {
  args: {
    title: "Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)",
    count: "12",
    onBack: fn(),
    children: search,
  },
};
export const ArabicTitle: Story = { args: { title: "الأقفال", sub: "باب المدخل الرئيسي", onBack: fn() } };
