// Answers of servers about codes, and the timeline made from them.
import type { AccessCode } from "@mortise/client";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { bars, names, opened, rowOf } from "../../../../test/screens/code-timeline.tsx";
import { createWorld } from "../../../../test/world.ts";
import "../../../styles/index.css";

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1000, 800);
});

interface Question {
  readonly device_id?: string;
  readonly device_ids?: readonly string[];
}

/** A request about few doors is in the address, a longer one in the body. */
function questionOf({ searchParams }: URL, body: unknown): Question {
  if (typeof body === "string") return JSON.parse(body) as Question;
  const [device_id, device_ids] = [searchParams.get("device_id"), searchParams.getAll("device_ids[]")];
  return { ...(device_id && { device_id }), ...(device_ids.length > 0 && { device_ids }) };
}

/** Answers requests about codes in place of the server, which answers those for which `answer` returns `undefined`. */
function answerWith(answer: (question: Question, ask: () => Promise<Response>) => Promise<Response> | undefined) {
  const questions: Question[] = [];
  const { fetch: send } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((to, init) => {
    const ask = () => send(to, init);
    const url = new URL(String(to instanceof Request ? to.url : to));
    if (!url.pathname.endsWith("/access_codes/list")) return ask();
    const question = questionOf(url, init?.body);
    questions.push(question);
    return answer(question, ask) ?? ask();
  });
  return questions;
}

const failure = (status: number, type: string) =>
  Promise.resolve(Response.json({ error: { type, message: "device_id" } }, { status }));

it("two codes with the same digits at the same time clash, on the bars and on a day", async () => {
  answerWith(async (_, ask) => {
    const answer = (await (await ask()).json()) as { access_codes: AccessCode[] };
    const gate = answer.access_codes.find(({ name }) => name === "Gardener")?.device_id;
    for (const code of answer.access_codes) if (code.device_id === gate) Object.assign(code, { code: "4711" });
    return Response.json(answer);
  });
  const screen = await opened();
  await expect.element(screen.getByRole("button", { name: "2 clashes" })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Gardener, no end, same digits as Amara Okafor" }))
    .toHaveAttribute("data-tone", "danger");
  const [, guest] = bars(screen, "Garden Gate").map((bar) => bar.getBoundingClientRect().right);
  const spans = [...(rowOf(screen, "Garden Gate")?.querySelectorAll(".seam-week-clash") ?? [])];
  for (const span of spans) expect(Math.abs(span.getBoundingClientRect().right - (guest ?? 0))).toBeLessThan(4);
  expect(spans).toHaveLength(2);
  await page.viewport(390, 800);
  await expect.element(screen.getByText("same digits as Gardener")).toBeVisible();
  await expect.element(screen.getByText("same digits as Amara Okafor")).toBeVisible();
});

it("a server that lists the codes of one lock alone is asked for each of a few doors", async () => {
  const world = await createWorld();
  const [front, gate] = [await findDevice(world, "Front Door"), await findDevice(world, "Garden Gate")];
  const questions = answerWith(({ device_ids }) => (device_ids ? failure(400, "invalid_input") : undefined));
  const screen = await opened({ deviceIds: [front.device_id, gate.device_id] }, world);
  await expect.poll(() => names(screen, "Garden Gate")).toEqual(["Gardener", "Amara Okafor"]);
  expect(names(screen, "Front Door")).toHaveLength(5);
  expect(new Set(questions.flatMap(({ device_id }) => device_id ?? []))).toEqual(
    new Set([front.device_id, gate.device_id]),
  );
});

it("codes of other doors are asked for once they are scrolled to, and doors whose codes did not come say so", async () => {
  const world = await createWorld({ world: "huge" });
  const first = (await world.devices())[0]?.device_id ?? "";
  expect((await codesOf(world, first)).length).toBeGreaterThan(0);
  let isBroken = true;
  const questions = answerWith(({ device_ids }) =>
    isBroken && device_ids && !device_ids.includes(first) ? failure(500, "internal_server_error") : undefined,
  );
  const screen = await opened({}, world);
  await expect.poll(() => bars(screen).length).toBeGreaterThan(0);
  const others = () => questions.filter(({ device_ids }) => device_ids && !device_ids.includes(first));
  expect(others()).toEqual([]);
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(100_000);
  window.scrollTo(0, 30_000);
  await expect.poll(() => others().length).toBeGreaterThan(0);
  const failed = screen.getByText("The codes could not be loaded.").first();
  await expect.element(failed).toBeVisible();
  expect(others().every(({ device_ids }) => device_ids?.length === 100)).toBe(true);
  isBroken = false;
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(failed).not.toBeInTheDocument();
});
