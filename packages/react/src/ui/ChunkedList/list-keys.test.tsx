import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../../test/appearance.ts";
import { ChunkedList, type RowPlace } from "./ChunkedList.tsx";
import { followKeys } from "./list-keys.ts";
import { useListMemory } from "./list-memory.ts";

interface Door {
  readonly id: string;
  readonly name: string;
}

const doors: Door[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `door-${at}`, name: `Room ${at}` }));
const keyOf = ({ id }: Door) => id;
const keys = { follow: followKeys, nameOf: ({ name }: Door) => name };
const renderRow = ({ id, name }: Door, place: RowPlace) => (
  <div {...place} className="seam-row">
    <button type="button" className="seam-row-open" data-seam-opener={id}>
      {name}
    </button>
  </div>
);

interface PageProps {
  items?: readonly Door[];
  maxHeight?: string | undefined;
  /** Whether the keys have loaded. */
  areHere?: boolean;
}

function Page({ items = doors, maxHeight, areHere = true }: PageProps) {
  return (
    <div className="seam-components">
      <button type="button">Before</button>
      <ChunkedList
        label="Doors"
        items={items}
        all={items}
        keyOf={keyOf}
        keys={areHere ? keys : undefined}
        renderRow={renderRow}
        memory={useListMemory(40)}
        maxHeight={maxHeight}
      />
      <a href="#imprint">Imprint</a>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;
const isOnScreen = () => {
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
};

it.each([undefined, "300px"])("ten thousand rows are one stop of Tab (height: %s)", async (maxHeight) => {
  await render(<Page maxHeight={maxHeight} />);
  await userEvent.tab();
  await expect.poll(focused).toBe("Before");
  await userEvent.tab();
  await expect.poll(focused).toBe("Room 0");
  await userEvent.tab();
  await expect.poll(focused).toBe("Imprint");
  await userEvent.tab({ shift: true });
  await expect.poll(focused).toBe("Room 0");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  await expect.poll(focused).toBe("Room 1");
  await userEvent.keyboard("{End}");
  await expect.poll(focused).toBe("Room 9999");
  expect(isOnScreen()).toBe(true);
  await userEvent.tab();
  await expect.poll(focused).toBe("Imprint");
  await userEvent.tab({ shift: true });
  await expect.poll(focused).toBe("Room 9999");
  await userEvent.keyboard("{ArrowUp}{Home}");
  await expect.poll(focused).toBe("Room 0");
  await userEvent.keyboard("room 4321");
  await expect.poll(focused).toBe("Room 4321");
  expect(isOnScreen()).toBe(true);
  expect(document.querySelectorAll("[data-seam-opener]").length).toBeLessThan(200);
});

it("every row is a stop until the keys are there, and the one that has the focus then stays it", async () => {
  const screen = await render(<Page items={doors.slice(0, 5)} areHere={false} />);
  for (let tab = 0; tab < 4; tab += 1) await userEvent.tab();
  await expect.poll(focused).toBe("Room 2");
  await screen.rerender(<Page items={doors.slice(0, 5)} />);
  await userEvent.tab();
  await expect.poll(focused).toBe("Imprint");
  await userEvent.tab({ shift: true });
  await expect.poll(focused).toBe("Room 2");
});

it("goes on from the row that was clicked, and past the row that is gone", async () => {
  const screen = await render(<Page items={doors.slice(0, 5)} />);
  await screen.getByRole("button", { name: "Room 2" }).click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Room 3");
  await screen.rerender(<Page items={doors.slice(0, 5).filter(({ name }) => name !== "Room 2")} />);
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(focused).toBe("Room 1");
});

it("a list in a box of its own leaves what follows it on the screen", async () => {
  const screen = await render(<Page maxHeight="300px" />);
  const list = screen.getByRole("list").element();
  expect(list.getBoundingClientRect().height).toBe(300);
  const footer = screen.getByRole("link", { name: "Imprint" }).element();
  expect(footer.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  list.scrollTop = 200_000;
  const middle = () => document.elementFromPoint(20, list.getBoundingClientRect().top + 150);
  await expect.poll(() => middle()?.closest("[role=listitem]")?.textContent ?? "").toMatch(/^Room \d{4}$/);
});
