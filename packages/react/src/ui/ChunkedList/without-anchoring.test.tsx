// In a browser without scroll anchoring, as WebKit was for long, a list gets an explicit height.
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { RowPlace } from "./ChunkedList.tsx";
import { useListMemory } from "./list-memory.ts";

it("is as tall as its rows once a search leaves few of them", async () => {
  const supports = CSS.supports.bind(CSS) as (property: string, value: string) => boolean;
  const asked = vi.spyOn(CSS, "supports").mockImplementation((property: string, value = "") => {
    return property !== "overflow-anchor" && supports(property, value);
  });
  const { ChunkedList } = await import("./ChunkedList.tsx");
  expect(asked).toHaveBeenCalledWith("overflow-anchor", "auto");
  function List({ count, turn }: { count: number; turn: string }) {
    const items = Array.from({ length: count }, (_, at) => `Row ${at}`);
    return (
      <ChunkedList
        label="Rows"
        items={items}
        keyOf={String}
        renderRow={renderRow}
        memory={useListMemory(66)}
        turn={turn}
      />
    );
  }
  const screen = await render(<List count={12} turn="" />);
  const list = screen.getByRole("list").element();
  expect(list.getBoundingClientRect().height).toBe(12 * 40);
  await screen.rerender(<List count={1} turn="found" />);
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("Row 0");
  expect(list.getBoundingClientRect().height).toBe(40);
  await screen.rerender(<List count={2000} turn="" />);
  await expect.poll(() => list.style.minBlockSize).toMatch(/^\d{5}/);
});

const renderRow = (name: string, place: RowPlace) => (
  <div {...place} style={{ height: 40 }}>
    {name}
  </div>
);
