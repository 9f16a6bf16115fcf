/// <reference types="vite/client" />
import type { Meta, StoryObj } from "@storybook/react-vite";
import accessCodes from "./access-codes.md?raw";
import accessibility from "./accessibility.md?raw";
import csp from "./csp.md?raw";
import errors from "./errors.md?raw";
import guestAccess from "./guest-access.md?raw";
import hosts from "./hosts.md?raw";
import html from "./html.md?raw";
import languages from "./languages.md?raw";
import liveEvents from "./live-events.md?raw";
import { Markdown } from "./Markdown.tsx";
import next from "./next.md?raw";
import react from "./react.md?raw";
import selfHosting from "./self-hosting.md?raw";
import signIn from "./sign-in.md?raw";
import testing from "./testing.md?raw";
import theming from "./theming.md?raw";

// No page of props: a guide is a page itself, and has no props.
const meta = { component: Markdown, tags: ["!autodocs"], argTypes: { text: { control: false } } } satisfies Meta<
  typeof Markdown
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReact: Story = { args: { text: react }, parameters: { shows: "Put a door in a React page" } };
export const InPlainHtml: Story = {
  name: "In plain HTML",
  args: { text: html },
  parameters: { shows: "Put a door in plain HTML or WordPress" },
};
export const InNextJs: Story = {
  name: "In Next.js",
  args: { text: next },
  parameters: { shows: "Put a door in a Next.js page" },
};
export const InOtherFrameworks: Story = {
  args: { text: hosts },
  parameters: { shows: "Use it in Vue, Svelte, Angular or Solid" },
};
export const SigningPeopleIn: Story = {
  args: { text: signIn },
  parameters: { shows: "Sign people in: publishable keys and client sessions" },
};
export const GivingAGuestACode: Story = {
  name: "Giving a guest a code",
  args: { text: guestAccess },
  parameters: { shows: "Give a guest a code" },
};
export const AccessCodes: Story = {
  args: { text: accessCodes },
  parameters: { shows: "Create and change access codes" },
};
export const LiveEvents: Story = { args: { text: liveEvents }, parameters: { shows: "See events live" } };
export const Theming: Story = { args: { text: theming }, parameters: { shows: "Theming: colours, fonts, dark mode" } };
export const Languages: Story = {
  args: { text: languages },
  parameters: { shows: "Languages: translate the widgets" },
};
export const Accessibility: Story = {
  args: { text: accessibility },
  parameters: { shows: "Accessibility (WCAG): keyboard, screen readers, contrast" },
};
export const Errors: Story = {
  args: { text: errors },
  parameters: { shows: "Error handling: messages that people see, errors that programs catch" },
};
export const CspAndCors: Story = {
  name: "CSP and CORS",
  args: { text: csp },
  parameters: { shows: "Content-Security-Policy and CORS" },
};
export const Testing: Story = { args: { text: testing }, parameters: { shows: "Test your app" } };
export const SelfHosting: Story = { args: { text: selfHosting }, parameters: { shows: "Host it" } };
