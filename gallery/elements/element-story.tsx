// The stories of elements, made of the widgets' samples.
import type { StoryObj } from "@storybook/react-vite";
import { everySample } from "../../packages/react/test/screens/every-sample.ts";
import { PlainElement } from "./PlainElement.tsx";

export const elementsMeta = {
  component: PlainElement,
  argTypes: { tag: { control: { type: "select" }, options: everySample.map(({ tag }) => tag) } },
  // `endpoint` and `clientSessionToken` are filled in with the story's own; a device is given by its name.
  args: { tag: "seam-device-table", endpoint: "", clientSessionToken: "" },
  parameters: { world: "hotel" },
} as const;

export type ElementStory = StoryObj<typeof PlainElement>;

const ids = { deviceId: "Front Door", accessCodeId: "Front Door / Amara Okafor" };

/** An element without its id where that is optional. */
export function storyOf(tag: `seam-${string}`): ElementStory {
  const sample = everySample.find((each) => each.tag === tag);
  if (!sample) throw new Error(`The gallery has a story of <${tag}>, which is not listed. Run \`npm run generate\`.`);
  const { id, isIdOptional, shows, story = { shows } } = sample;
  return { args: { tag, ...(id && !isIdOptional && { [id]: ids[id] }) }, parameters: story };
}
