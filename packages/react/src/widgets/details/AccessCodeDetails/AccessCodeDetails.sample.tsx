import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { accessCodeDetailsElement } from "./AccessCodeDetails.element.ts";
import { AccessCodeDetails } from "./AccessCodeDetails.tsx";

export const sample = sampleOf(AccessCodeDetails, accessCodeDetailsElement, {
  id: "accessCodeId",
  shows: /Created/,
  names: "code",
  with: { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false },
  control: ({ button }) => button("Device details"),
  use: ({ opens }) => opens("Edit code", "Edit access code"),
  waits: { parts: [".seam-pin", ".seam-device-card"], props: ({ accessCodeId }) => ({ accessCodeId }) },
  story: { shows: "Amara Okafor" },
});
