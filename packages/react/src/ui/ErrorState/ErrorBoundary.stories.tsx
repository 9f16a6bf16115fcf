import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../Frame/Frame.tsx";
import { ErrorBoundary, type ErrorBoundaryFallbackProps } from "./ErrorBoundary.tsx";
import { ErrorState } from "./ErrorState.tsx";

function Fails(): never {
  throw new Error("This part of the story always fails.");
}

const Fallback = ({ error, reset }: ErrorBoundaryFallbackProps) => (
  <Frame>
    <ErrorState
      error={error}
      message="Something went wrong here. The rest of the page is not affected."
      refetch={reset}
    />
  </Frame>
);

const meta = {
  component: ErrorBoundary,
  args: { fallback: Fallback, children: "All is well." },
  argTypes: { fallback: { control: false } },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: { shows: "All is well." } };
export const Crashed: Story = { args: { children: <Fails /> }, parameters: { shows: "Something went wrong here." } };
