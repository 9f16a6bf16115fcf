/// <reference types="vite/client" />
import type { Meta, StoryObj } from "@storybook/react-vite";
import accessibility from "./accessibility.md?raw";
import errors from "./errors.md?raw";
import guestAccess from "./guest-access.md?raw";
import hosts from "./hosts.md?raw";
import html from "./html.md?raw";
import languages from "./languages.md?raw";
import { Markdown } from "./Markdown.tsx";
import react from "./react.md?raw";
import selfHosting from "./self-hosting.md?raw";
import serverRendering from "./server-rendering-and-csp.md?raw";
import signIn from "./sign-in.md?raw";
import theming from "./theming.md?raw";

// No page of props: a guide is a page itself, and has no props.
const meta = { component: Markdown, tags: ["!autodocs"], argTypes: { text: { control: false } } } satisfies Meta<
  typeof Markdown
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReact: Story = { args: { text: react }, parameters: { shows: "Getting started in React" } };
export const InPlainHtml: Story = {
  name: "In plain HTML",
  args: { text: html },
  parameters: { shows: "Getting started in plain HTML" },
};
export const InOtherFrameworks: Story = {
  args: { text: hosts },
  parameters: { shows: "In Vue, Svelte, Angular and others" },
};
export const SigningPeopleIn: Story = { args: { text: signIn }, parameters: { shows: "Signing people in" } };
export const GivingAGuestAccess: Story = {
  name: "Giving a guest access",
  args: { text: guestAccess },
  parameters: { shows: "Give a guest access" },
};
export const Theming: Story = { args: { text: theming }, parameters: { shows: "Theming" } };
export const Languages: Story = { args: { text: languages }, parameters: { shows: "Languages" } };
export const Errors: Story = { args: { text: errors }, parameters: { shows: "Errors" } };
export const ServerRenderingAndCsp: Story = {
  name: "Server rendering and CSP",
  args: { text: serverRendering },
  parameters: { shows: "Content-Security-Policy" },
};
export const Accessibility: Story = { args: { text: accessibility }, parameters: { shows: "Accessibility" } };
export const SelfHosting: Story = { args: { text: selfHosting }, parameters: { shows: "A server of your own" } };
