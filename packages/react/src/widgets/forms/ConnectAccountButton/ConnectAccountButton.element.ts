import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { ConnectAccountButtonProps } from "./ConnectAccountButton.tsx";

export const connectAccountButtonElement: WidgetSpec<"seam-connect-account-button", ConnectAccountButtonProps> = {
  tag: "seam-connect-account-button",
  load: async () => (await import("../forms.ts")).ConnectAccountButton,
  props: { customRedirectUrl: "string", onBack: { event: [], optIn: true }, className: "string", ...optionKinds },
};
