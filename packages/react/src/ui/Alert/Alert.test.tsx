import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { Button } from "../Button/Button.tsx";
import { Alert } from "./Alert.tsx";

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
