// An element whose answer arrives before its code renders no skeleton.
import type { Device } from "@mortise/client";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { defineElement } from "./define.ts";
import { callsOfCode, callsOfDeviceDetails, type FirstCalls } from "../data/first-calls.ts";
import { keepAnswer } from "./keep-answer.ts";
import { onePerPage } from "../page/page-registry.ts";
import { AccessCodeDetails } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.tsx";
import { accessCodeDetailsElement } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.element.ts";
import { DeviceDetails } from "../widgets/details/DeviceDetails/DeviceDetails.tsx";
import { deviceDetailsElement } from "../widgets/details/DeviceDetails/DeviceDetails.element.ts";
import type { AnyElementSpec } from "../widgets/element-spec.ts";
import { createWorld } from "../../test/world.ts";

let host: HTMLElement;
beforeEach(() => {
  // State of a page that was just opened.
  onePerPage("sessions", () => new Map()).clear();
  host = document.createElement("main");
  document.body.append(host);
  onTestFinished(() => host.remove());
});

let count = 0;
/** Makes an element whose code loads when the test resolves it. */
async function lateElement(spec: unknown, View: unknown, calls: FirstCalls) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const tag = `${(spec as AnyElementSpec).tag}-kept-${(count += 1)}` as const;
  const loadKeeper = async () => keepAnswer;
  defineElement({ ...(spec as AnyElementSpec), tag }, () => promise as Promise<never>, {
    calls,
    loadKeeper,
  });
  const world = await createWorld();
  const [{ device_id, properties }] = (await world.devices()) as [Device];
  type Codes = { access_codes: { access_code_id: string; name: string }[] };
  const [code] = (await world.call<Codes>("/access_codes/list", { device_id })).access_codes;
  const element = document.createElement(tag);
  const attributes = {
    "disable-css-injection": "",
    "disable-font-injection": "",
    endpoint: world.endpoint,
    "publishable-key": world.publishable_key,
    "user-identifier-key": world.user_identifier_key,
    "device-id": device_id,
    "access-code-id": code?.access_code_id ?? "",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const name = spec === deviceDetailsElement ? properties.name : code?.name;
  return { element, arrive: () => resolve(View), name };
}

/** Forwards the page's requests. `answer` may delay or replace an answer. */
function watchAnswers(answer: (path: string, given: Response) => Promise<Response>): () => readonly string[] {
  const { fetch } = globalThis;
  const answered: string[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string);
    if (pathname === "/events/stream") return new Response(null, { status: 404 });
    const given = await answer(pathname, await fetch(input, init));
    answered.push(pathname);
    return given;
  });
  onTestFinished(() => spy.mockRestore());
  return () => answered;
}

/** Returns whether the host has ever shown a skeleton. */
function watchSkeletons(): () => boolean {
  let isSeen = false;
  const look = () => {
    isSeen ||= host.querySelector(".seam-skeleton") !== null;
  };
  const observer = new MutationObserver(look);
  observer.observe(host, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => isSeen;
}

it.each([
  ["a door", deviceDetailsElement, DeviceDetails, callsOfDeviceDetails, "/devices/get"],
  ["a code", accessCodeDetailsElement, AccessCodeDetails, callsOfCode, "/access_codes/get"],
] as const)("%s is drawn at once", async (_, spec, View, calls, path) => {
  const { element, arrive, name } = await lateElement(spec, View, calls);
  const answered = watchAnswers(async (_path, given) => given);
  let atFirst: string | null | undefined;
  const observer = new MutationObserver(() => {
    atFirst ??= element.querySelector(".seam-components")?.textContent;
  });
  observer.observe(element, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  host.append(element);
  await expect.poll(answered).toContain(path);
  arrive();
  await expect.element(page.elementLocator(host).getByRole("button").first()).toBeVisible();
  expect(atFirst).toContain(name);
  // Requested ahead and taken by the widget, so not requested again.
  expect(answered().filter((each) => each === path)).toHaveLength(1);
});

it("an answer that is not there in time is waited for in the widget, which shows that it waits", async () => {
  const { element, arrive } = await lateElement(deviceDetailsElement, DeviceDetails, callsOfDeviceDetails);
  const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
  watchAnswers(async (path, given) => {
    if (path === "/devices/get") await later;
    return given;
  });
  const hasShownSkeleton = watchSkeletons();
  host.append(element);
  arrive();
  await expect.poll(hasShownSkeleton).toBe(true);
  goOn(undefined);
  await expect.element(page.elementLocator(host).getByRole("heading", { name: "Front Door" })).toBeVisible();
});

it("an answer without a door is told of as ever", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { element, arrive } = await lateElement(deviceDetailsElement, DeviceDetails, callsOfDeviceDetails);
  const error = { type: "device_not_found", message: "There is no such door." };
  const answered = watchAnswers(async (path, given) =>
    path === "/devices/get" ? Response.json({ error, ok: false }, { status: 404 }) : given,
  );
  host.append(element);
  await expect.poll(answered).toContain("/devices/get");
  arrive();
  await expect.element(page.elementLocator(host).getByRole("alert")).toBeVisible();
});
