import { expect, it, vi } from "vitest";
import { render } from "../../../test/render.tsx";
import "../../styles/index.css";
import { HealthBar } from "./HealthBar.tsx";

const bar = (count: number, pressed: "device" | null = null) => (
  <HealthBar
    issues={[
      {
        key: "device",
        count,
        label: `${count} device issue${count > 1 ? "s" : ""}`,
        room: "99 device issues",
        icon: "device-offline",
      },
      { key: "account", count: 1, label: "1 account issue", icon: "account-offline" },
    ]}
    ok="All well"
    pressed={pressed}
    onPress={vi.fn()}
  />
);

it.each([
  ["it is pressed", bar(2, "device")],
  ["it counts one only", bar(1)],
  ["its count has a digit more", bar(12)],
  ["its count has a digit more, and it is pressed", bar(12, "device")],
])("a chip keeps its place as, of the one before it, %s", async (_, changed) => {
  const screen = await render(bar(2));
  const left = () => screen.getByRole("button", { name: "1 account issue" }).element().getBoundingClientRect().left;
  const before = left();
  await screen.rerender(changed);
  expect(left()).toBe(before);
});

it("a chip that is pressed is as wide as before", async () => {
  const screen = await render(bar(2));
  const width = () => screen.getByRole("button", { name: "2 device issues" }).element().getBoundingClientRect().width;
  const before = width();
  await screen.rerender(bar(2, "device"));
  expect(width()).toBe(before);
});
