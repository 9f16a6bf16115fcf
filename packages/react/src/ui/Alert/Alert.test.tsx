import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { Button } from "../Button/Button.tsx";
import { Live } from "../Live/Live.tsx";
import { Alert } from "./Alert.tsx";
import { Alerts } from "./Alerts.tsx";

it("gives its words a line of their own where a long button leaves them none", async () => {
  const screen = await render(
    <div className="seam-components" style={{ inlineSize: 248 }}>
      <Alert tone="warning" data-strip="" action={<Button kind="quiet">Noch einmal versuchen</Button>}>
        What you see could not be refreshed.
      </Alert>
    </div>,
  );
  const text = screen.container.querySelector(".seam-alert-text")?.getBoundingClientRect();
  const button = screen.getByRole("button").element().getBoundingClientRect();
  expect(text?.width).toBeGreaterThanOrEqual(120);
  expect(button.top).toBeGreaterThanOrEqual(text?.bottom ?? Number.POSITIVE_INFINITY);
});

it("is spoken when it comes, once however many lists show it, and taken back when it goes", async () => {
  const [offline, slow] = [
    { tone: "danger", message: "The lock is offline." },
    { tone: "warning", message: "The lock answers slowly." },
  ] as const;
  const lists = (alerts: Parameters<typeof Alerts>[0]["alerts"]) => (
    <>
      {["one", "other"].map((name) => (
        <Live key={name}>
          <Alerts alerts={alerts} />
        </Live>
      ))}
    </>
  );
  const screen = await render(lists([slow]));
  const spoken = () =>
    screen
      .getByRole("status")
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(spoken()).toEqual([]);
  const [first] = screen.getByRole("listitem").elements();
  await screen.rerender(lists([offline, slow]));
  await expect.poll(spoken).toEqual(["Error: The lock is offline."]);
  // The first alert is now second, and is not announced again.
  expect(screen.getByRole("listitem").elements()[1]).toBe(first);
  await screen.rerender(lists([slow]));
  await expect.poll(spoken).toEqual([]);
});
