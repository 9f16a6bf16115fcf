// Angular: `[property]` and `(event)`. The test compiles the template in the browser, as `ng serve` does beforehand.
import "@angular/compiler";
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from "@angular/core";
import { createApplication } from "@angular/platform-browser";
import { describe } from "vitest";
import { type HostInputs, itHostsElements } from "./host.ts";

const template = `
  <button type="button" (click)="list.set(inputs.lists[1])">Show all</button>
  <p data-testid="pressed">{{ pressed() }}</p>
  <seam-device-table
    [endpoint]="inputs.endpoint"
    [attr.client-session-token]="inputs.token"
    disable-css-injection
    disable-font-injection
    [deviceIds]="list()"
    [deviceFilter]="inputs.deviceFilter"
    [preventDefaultOnDeviceClick]="true"
    (seam-device-click)="pressed.set($event.detail.deviceId)"
  ></seam-device-table>`;

function hostComponent(given: HostInputs) {
  class Host {
    readonly inputs = given;
    readonly list = signal(given.lists[0]);
    readonly pressed = signal("");
  }
  // The decorator's work is done by hand, because the tests' build strips types but does not compile decorators.
  return Component({ selector: "host-page", template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(Host);
}

describe("Angular", () => {
  itHostsElements(async (place, inputs) => {
    const application = await createApplication({ providers: [provideZonelessChangeDetection()] });
    application.bootstrap(hostComponent(inputs), place);
    return () => application.destroy();
  });
});
