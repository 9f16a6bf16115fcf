import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { ConnectAccountButtonProps } from "./ConnectAccountButton.tsx";

export const connectAccountButtonElement: ElementSpec<ConnectAccountButtonProps> = {
  tag: "seam-connect-account-button",
  props: { customRedirectUrl: "string", className: "string", ...optionKinds },
};
