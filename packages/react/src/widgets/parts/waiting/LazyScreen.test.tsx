import { expect, it, vi } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { render } from "../../../../test/render.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { LazyScreen } from "./LazyScreen.tsx";

const View = ({ text }: { text: string }) => <p>{text}</p>;

it("says that it waits, that the code did not come, and shows what came at last", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answers = [Promise.withResolvers<typeof View>(), Promise.withResolvers<typeof View>()];
  const [first, second] = answers;
  const load = vi.fn<() => Promise<typeof View>>(
    async () => (answers.shift() ?? Promise.withResolvers<typeof View>()).promise,
  );
  const onBack = vi.fn<() => void>();
  const screen = await render(
    <WidgetRoot>
      <LazyScreen load={load} props={{ text: "The codes" }} title="Access Codes" onBack={onBack} />
    </WidgetRoot>,
  );
  await expect.element(screen.getByRole("heading", { name: "Access Codes" })).toBeVisible();
  await expect.element(screen.getByText("Loading…", { exact: true })).toBeInTheDocument();
  const reason = new TypeError("Failed to fetch dynamically imported module");
  first?.reject(reason);
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("This part did not load. Check your connection, or reload the page.");
  await expect.poll(() => complaints.mock.calls).toEqual([[{ code: "not_loaded", cause: reason }]]);
  await expectAccessible(screen.container);
  await screen.getByRole("button", { name: "Back" }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Loading…", { exact: true })).toBeInTheDocument();
  second?.resolve(View);
  await expect.element(screen.getByText("The codes", { exact: true })).toBeVisible();
  vi.restoreAllMocks();
});
