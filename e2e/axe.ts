// Finds accessibility faults of a page with axe-core.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns one line per broken rule.
 * @param except - Selectors of elements that are not checked.
 */
export async function axeFindings(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Legacy mode runs in the page itself. It cannot check frames of other origins, but there are none. Other modes open
  // a window per check.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
