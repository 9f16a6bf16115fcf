// Pages that the server itself renders: every step of the hosted flow, the reference, the plain page.
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { expect, type Server, test } from "./server.ts";
import { wordsOf } from "./words-of.ts";

/**
 * Expects no axe finding in either theme and direction, no content wider than a narrow window, and nothing on the
 * console.
 */
async function expectWell(page: Page, directions: readonly string[] = ["ltr", "rtl"]): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const dir of directions) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate((direction) => {
        document.documentElement.dir = direction;
      }, dir);
      // The reference renders all its calls alike, so checking the first few is enough.
      expect(await axeFindings(page, [".call:nth-of-type(n + 9)"]), `${colorScheme} ${dir}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  }
}

test.use({ viewport: { width: 280, height: 640 } });

const faults: string[] = [];
test.beforeEach(({ page }) => {
  faults.length = 0;
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
});
test.afterEach(() => expect(faults).toEqual([]));

async function openFlow(page: Page, server: Server, wishes: object): Promise<void> {
  const { connect_webview } = (await server.call("/connect_webviews/create", wishes)) as {
    connect_webview: { url: string };
  };
  await page.goto(connect_webview.url);
}

test("every step of the hosted flow", async ({ page, server }) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await openFlow(page, server, { device_selection_mode: "multiple" });
  const brands = await page.locator(".brand").allInnerTexts();
  expect(brands).toEqual(brands.toSorted((one, other) => one.localeCompare(other, "en")));
  await expectWell(page);
  await press("August");
  await page.getByLabel("Email or phone number").fill("jane@example.com");
  await page.getByLabel("Password").fill("wrong");
  await press("Sign in");
  await expect(page.getByRole("alert")).toContainText("No account matches");
  await expectWell(page);
  await page.getByLabel("Password").fill("1234");
  await press("Sign in");
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expectWell(page);
  await page.getByLabel("Code").fill("123456");
  await press("Confirm");
  await expect(page.getByRole("heading", { name: "Choose your devices" })).toBeVisible();
  await expectWell(page);
  await press("Connect");
  await expect(page.getByRole("heading", { name: "Your account is connected" })).toBeVisible();
  await expect(page.getByText("password 1234")).toHaveCount(0);
  await expectWell(page);
});

test("the hosted flow finds a maker by a part of its name, shows a password on request, and can be left", async ({
  page,
  server,
}) => {
  await openFlow(page, server, {});
  const search = page.getByRole("searchbox", { name: "Search brands" });
  await search.fill("SCHL");
  await expect(page.locator(".brand:visible")).toHaveText(["Schlage"]);
  await expect(page.getByRole("status")).toHaveText("Brands: 1");
  const place = () => search.evaluate((input: HTMLElement) => input.offsetTop);
  const before = await place();
  await search.fill("<nobody>");
  await expect(page.getByRole("status")).toHaveText(
    "No brand matches. Check the spelling, or type only a part of the name.",
  );
  expect(await place()).toBe(before);
  // The empty list's border must be hidden too, because it would be an unexplained line.
  await expect(page.locator(".brands")).toBeHidden();
  await expectWell(page);
  await search.fill("ockLY");
  await search.press("Enter");
  await page.getByRole("button", { name: "Lockly" }).click();
  const [password, show] = [page.getByLabel("Password"), page.getByRole("button", { name: "Show what is typed" })];
  await page.getByLabel("Email").fill("jane@example.com");
  await password.fill("secret");
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expectWell(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Schlage" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("jane@example.com");
  await expect(password).toHaveValue("");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toHaveText("You canceled. Nothing was connected.");
  await expectWell(page);
});

test("the hosted flow's card keeps its place from step to step, and the text of Back aligns with the title", async ({
  page,
  server,
}) => {
  const top = () => page.locator(".card").evaluate((card) => Math.round(card.getBoundingClientRect().top));
  await openFlow(page, server, { accepted_providers: ["august", "schlage"] });
  const first = await top();
  await page.getByRole("button", { name: "Schlage" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Schlage" })).toBeVisible();
  expect(await top()).toBe(first);
  const [title, back] = [page.getByRole("heading", { level: 1 }), page.getByRole("button", { name: "Back" })];
  expect(Math.round((await wordsOf(back)).left)).toBe(Math.round((await wordsOf(title)).left));
});

test("an unknown address shows browsers a page in their language, and programs the envelope of every call", async ({
  page,
  server,
}) => {
  const answer = await page.goto(`${server.banner.url}/nowhere?locale=de`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Seite nicht gefunden" })).toBeVisible();
  await expect(page.getByRole("link", { name: "API-Referenz" })).toHaveAttribute("href", "/reference");
  await expectWell(page);
  expect(await (await fetch(`${server.banner.url}/nowhere`)).json()).toMatchObject({
    ok: false,
    error: { type: "path_not_found" },
  });
  // Chromium reports the status itself.
  expect(faults.splice(0)).toEqual([expect.stringContaining("404")]);
});

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("every step of the hosted flow", async ({ page, server }) => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const expectArabic = async (heading: string | RegExp) => {
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(heading);
      await expect(title).toBeFocused();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await page.title()).toContain(await title.innerText());
      await expectWell(page, ["rtl"]);
    };
    await openFlow(page, server, { device_selection_mode: "multiple" });
    await expectArabic(/^ربط أجهزتك مع/);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("اختر علامة تجارية");
    await press("August");
    await expectArabic("تسجيل الدخول إلى \u2068August\u2069");
    await page.getByLabel("البريد الإلكتروني أو رقم الهاتف").fill("+1 111 111 1111");
    await page.getByLabel("كلمة المرور").fill("wrong");
    await press("تسجيل الدخول");
    await expect(page.getByRole("alert")).toContainText("لا يوجد حساب");
    await expectArabic("تسجيل الدخول إلى \u2068August\u2069");
    await page.getByLabel("كلمة المرور").fill("1234");
    await press("تسجيل الدخول");
    await expectArabic("أدخل الرمز");
    await page.getByLabel("الرمز").fill("123456");
    await press("تأكيد");
    await expectArabic("اختر أجهزتك");
    await press("ربط");
    await expectArabic("تم ربط حسابك");
    await expect(page.getByText("يمكنك إغلاق هذه الصفحة.")).toBeVisible();
  });

  test("a link to an unknown webview shows that it does not work", async ({ page, server }) => {
    const response = await page.goto(`${server.banner.url}/connect_webviews/view?connect_webview_id=gone`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("alert")).toContainText("هذا الرابط لا يعمل");
    await expectWell(page, ["rtl"]);
    // Chromium reports the status itself.
    expect(faults.splice(0)).toEqual([expect.stringContaining("404")]);
  });
});

test("a German connect button in an English browser opens the hosted flow in German", async ({ page, server }) => {
  await page.goto(`${server.banner.url}/elements`);
  await page.locator("seam-device-table").evaluate((table) => {
    const button = document.createElement("seam-connect-account-button");
    for (const { name, value } of table.attributes) button.setAttribute(name, value);
    button.setAttribute("locale", "de");
    table.replaceWith(button);
  });
  await page.getByRole("button", { name: "Konto verbinden" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Marke wählen" })).toBeVisible();
});

test("the hosted flow says that it failed after too many wrong passwords", async ({ page, server }) => {
  await openFlow(page, server, { accepted_providers: ["schlage"] });
  await page.getByRole("button", { name: "Continue" }).click();
  for (let guess = 0; guess < 10; guess++) {
    await page.getByLabel("Email").fill("jane@example.com");
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(page.getByRole("alert")).toContainText("Too many wrong attempts");
  await expectWell(page);
});

for (const path of ["/reference", "/elements"])
  test(`the page at ${path} passes axe, fits a narrow window and logs nothing`, async ({ page, server }) => {
    await page.goto(server.banner.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectWell(page);
  });
