import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Dialog } from "./Dialog.tsx";

it("asks where it has answers, and else only shows, to screen readers too", async () => {
  const screen = await render(
    <Dialog title="Delete it?" onCancel={() => undefined} actions={<button type="button">Cancel</button>}>
      It cannot be undone.
    </Dialog>,
  );
  const question = screen.getByRole("alertdialog", { name: "Delete it?" });
  await expect.element(question).toHaveAccessibleDescription("It cannot be undone.");
  await screen.rerender(
    <Dialog title="Event types" onCancel={() => undefined}>
      A long list.
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Event types" })).not.toHaveAttribute("aria-describedby");
});
