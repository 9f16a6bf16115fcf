// "Code saved" is announced when the list shows the saved code, not beside the old one.
import { expect, it } from "vitest";
import { allowed, item, menuOf, opened, rowOf, said } from "../../../../test/screens/access-code-table.tsx";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { holdTime, later } from "../../../../test/held-time.ts";
import { watchRequests } from "../../../../test/wire/requests.ts";

holdTime();

/** The table's form after Save: the server has accepted the change, and the table refetches its codes. */
async function accepted() {
  const { screen } = await opened(allowed);
  await menuOf(screen, "Amara Okafor").click();
  await item(screen, "Edit code").click();
  await screen.getByRole("textbox", { name: "Name" }).fill("Amara O.");
  const requests = watchRequests();
  const answer = holdAnswers("/access_codes/list");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => requests.count("/access_codes/update")).toBe(1);
  await expect.poll(() => requests.count("/access_codes/list")).toBeGreaterThan(0);
  await later(500);
  expect(said(screen).element().textContent).not.toMatch(/Code saved/);
  return { screen, answer };
}

it("says that a code is saved once the list shows it", async () => {
  const { screen, answer } = await accepted();
  answer();
  await expect.element(said(screen)).toHaveTextContent("Code saved");
  expect(rowOf(screen, "Amara O.").elements()).toHaveLength(1);
  expect(rowOf(screen, "Amara Okafor").elements()).toHaveLength(0);
});

it("says so all the same when the list has not come after two seconds", async () => {
  const { screen } = await accepted();
  await later(2000);
  await expect.element(said(screen)).toHaveTextContent("Code saved");
});
