import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { connectAccountButtonElement } from "./ConnectAccountButton.element.ts";
import { ConnectAccountButton } from "./ConnectAccountButton.tsx";

export const sample = sampleOf(ConnectAccountButton, connectAccountButtonElement, {
  shows: "Connect Account",
  complains: "The connection could not be started.",
  isPressed: true,
  control: ({ button }) => button("Connect Account"),
  use: ({ leaves }) => leaves("Connect Account"),
});
