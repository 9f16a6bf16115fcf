// A page whose server renders the rows, the same there and in the browser.
import { DeviceTable, type SeamInitial, SeamProvider } from "@mortise/react";

export interface Facts {
  readonly endpoint: string;
  readonly initial: SeamInitial;
}

export const keys = { publishableKey: "seam_pk_bench", userIdentifierKey: "bench-user" };

export const Rendered = ({ endpoint, initial }: Facts) => (
  <SeamProvider {...keys} endpoint={endpoint} initial={initial} disableCssInjection disableFontInjection>
    <DeviceTable />
  </SeamProvider>
);
