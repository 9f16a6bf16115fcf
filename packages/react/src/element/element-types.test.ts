// Types are compiled with the tests (`npm run check`). Their events are compared with the elements themselves.
import type { Device } from "@mortise/client";
import type { QueryClient } from "@tanstack/react-query";
import type { JSX } from "react";
import { expect, expectTypeOf, it } from "vitest";
import { eventName } from "./attributes.ts";
import { everyElement } from "./every-element.ts";
import { providerKinds } from "./element-class.ts";
import type { AnyElementSpec } from "../widgets/element-spec.ts";
import type { WidgetEvents, WidgetTags } from "./element-types.ts";

const details: { [Name in keyof WidgetEvents]: readonly (keyof WidgetEvents[Name]["detail"])[] } = {
  "seam-device-click": ["deviceId"],
  "seam-access-code-click": ["accessCodeId"],
  "seam-edit": ["accessCodeId"],
  "seam-delete": ["accessCodeId"],
  "seam-session-update": ["client"],
  "seam-session-expired": [],
  "seam-success": ["accessCodeId"],
  "seam-codes-created": ["accessCodeIds"],
  "seam-navigate": ["view", "id"],
  "seam-back": [],
};

it("knows every event of every element, and what its detail holds", () => {
  const all: readonly Pick<AnyElementSpec, "props">[] = [...everyElement, { props: providerKinds }];
  const sent = all.flatMap(({ props }) =>
    Object.entries(props).flatMap(([prop, kind]) =>
      typeof kind === "object" ? [[eventName(prop), kind.event] as const] : [],
    ),
  );
  expect(Object.fromEntries(sent)).toEqual(details);
});

type Tag = JSX.IntrinsicElements["seam-device-table"];

it("types elements, listeners and JSX", () => {
  expectTypeOf<HTMLElementTagNameMap["seam-device-table"]["deviceFilter"]>().toEqualTypeOf<
    ((device: Device, search: string) => boolean) | undefined
  >();
  expectTypeOf<HTMLElementEventMap["seam-device-click"]["detail"]>().toEqualTypeOf<{ deviceId: string }>();
  expectTypeOf<DocumentEventMap["seam-navigate"]["detail"]["id"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Tag["deviceIds"]>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<NonNullable<Tag["onseam-device-click"]>>()
    .parameter(0)
    .toEqualTypeOf<CustomEvent<{ deviceId: string }>>();
  expectTypeOf<Tag["endpoint"]>().toEqualTypeOf<string | null | undefined>();
  // React would listen for an event named "DeviceClick", which no element dispatches.
  expectTypeOf<Tag>().not.toHaveProperty("onDeviceClick");
});

it("types what a page sets for all of them", () => {
  expectTypeOf<{ endpoint: string; publishableKey: string; locale: string }>().toExtend<typeof globalThis.seam>();
  expectTypeOf<{ endpoint: number }>().not.toExtend<typeof window.seam>();
  expectTypeOf<QueryClient>().toExtend<typeof globalThis.seamQueryClient>();
});

it("types the tags of frameworks that have a list of their own", () => {
  type Theirs = WidgetTags<{ class?: string }>["seam-device-table"];
  expectTypeOf<Theirs["class"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Theirs["deviceFilter"]>().toEqualTypeOf<((device: Device, search: string) => boolean) | undefined>();
  expectTypeOf<NonNullable<Theirs["onseam-back"]>>().parameter(0).toEqualTypeOf<WidgetEvents["seam-back"]>();
  // Props of React are left out.
  expectTypeOf<Theirs>().not.toHaveProperty("dangerouslySetInnerHTML");
});
