// Svelte 5: properties if the element has them, and `on…` for its events.
import { mount, unmount } from "svelte";
import { describe } from "vitest";
import Host from "./Host.svelte";
import { itHostsElements } from "./host.ts";

describe("Svelte", () => {
  itHostsElements(async (target, inputs) => {
    const component = mount(Host, { target, props: { ...inputs } });
    return () => unmount(component);
  });
});
