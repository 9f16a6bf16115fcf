// Compressed sizes of the widgets that a page loads, each beside its goal.
import {
  bundleElements,
  bundleOneHook,
  bundleReactDoor,
  bundleReactWidget,
  firstRowFiles,
  loaded,
  stylesheetKilobytes,
  sum,
  tableFiles,
} from "./bundle-bytes.ts";
import { report } from "./report.ts";

const goals = { reactKb: 40, hookKb: 8, elementsKb: 70, rowsKb: 15, tableKb: 30, cssKb: 8 };

export async function measureBytes(): Promise<void> {
  const { chunks } = await bundleElements();
  const weigh = (what: string, kb: number, goal: number) =>
    report(what, `${kb.toFixed(2)} kB gzip`, kb <= goal, `${goal} kB`);
  weigh("elements.js in all, English", sum(chunks), goals.elementsKb);
  weigh("elements.js until the first rows show", sum(loaded(chunks, firstRowFiles)), goals.rowsKb);
  weigh("elements.js until a device table can be used", sum(loaded(chunks, tableFiles)), goals.tableKb);
  weigh(
    "React door until a device table shows, over React and TanStack Query",
    sum(await bundleReactWidget("DeviceTable")),
    goals.reactKb,
  );
  weigh("React door in all", sum(await bundleReactDoor()), goals.reactKb);
  weigh("one hook", sum(await bundleOneHook()), goals.hookKb);
  weigh("stylesheet", stylesheetKilobytes(), goals.cssKb);
}
