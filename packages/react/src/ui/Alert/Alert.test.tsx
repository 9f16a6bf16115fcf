import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { Button } from "../Button/Button.tsx";
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

it("is spoken when it comes, and only then", async () => {
  const [offline, slow] = [
    { tone: "danger", message: "The lock is offline." },
    { tone: "warning", message: "The lock answers slowly." },
  ] as const;
  const screen = await render(<Alerts alerts={[]} />);
  // Screen readers hear what comes into a region that they know.
  const region = screen.container.firstElementChild;
  expect(region).toHaveAttribute("aria-live", "polite");
  await screen.rerender(<Alerts alerts={[slow]} />);
  expect(screen.container.firstElementChild).toBe(region);
  const [first] = screen.getByRole("listitem").elements();
  // It stands behind another now, and is no news.
  await screen.rerender(<Alerts alerts={[offline, slow]} />);
  expect(screen.getByRole("listitem").elements()[1]).toBe(first);
});
