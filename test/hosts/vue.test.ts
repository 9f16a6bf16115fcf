// Vue 3, its own template compiler: `:prop` and `@event`.
import { describe } from "vitest";
import { createApp, ref } from "vue/dist/vue.esm-browser.js";
import { itHostsElements } from "./host.ts";

const template = `
  <button type="button" @click="list = lists[1]">Show all</button>
  <p data-testid="pressed">{{ pressed }}</p>
  <seam-device-table
    :endpoint="endpoint"
    :clientSessionToken="token"
    disable-css-injection
    disable-font-injection
    :deviceIds="list"
    :deviceFilter="deviceFilter"
    preventDefaultOnDeviceClick
    @seam-device-click="pressed = $event.detail.deviceId"
  />`;

describe("Vue", () => {
  itHostsElements(async (place, inputs) => {
    const app = createApp({
      template,
      setup: () => ({ ...inputs, list: ref(inputs.lists[0]), pressed: ref("") }),
    });
    app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith("seam-");
    app.mount(place);
    return () => app.unmount();
  });
});
