import type { Meta, StoryObj } from "@storybook/react-vite";
import { Header } from "../Header/Header.tsx";
import { Frame } from "./Frame.tsx";

const meta = { component: Frame, args: { children: <Header title="Devices" /> } } satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Busy: Story = { args: { isBusy: true } };
