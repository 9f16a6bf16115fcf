// What axe-core finds wrong with a page.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** A line for each rule that is broken; `except`: a selector of what is not looked at. */
export async function axeFindings(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Legacy means in the page itself, without frames of other origins, of which we have none. Else every look opens a window more.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
