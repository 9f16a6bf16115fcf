import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../../test/appearance.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

afterEach(() => page.viewport(1000, 800));

it("opens at the top of its question, however long, with the focus on the safe answer", async () => {
  await page.viewport(280, 400);
  const screen = await render(
    <div className="seam-components">
      <Dialog
        title="Delete this code?"
        onCancel={() => undefined}
        actions={
          <>
            <Button>Cancel</Button>
            <Button kind="danger">Delete code</Button>
          </>
        }
      >
        <bdi>{`${"Unbroken".repeat(40)} will no longer open Front Door.`}</bdi>
      </Dialog>
    </div>,
  );
  const dialog = screen.getByRole("alertdialog").element();
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  expect(dialog.scrollTop).toBe(0);
  await expect.element(screen.getByRole("heading")).toBeInViewport();
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});
