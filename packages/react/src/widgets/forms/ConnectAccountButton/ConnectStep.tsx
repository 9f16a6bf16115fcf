import { useLazyView } from "../../lazy-view.ts";

const load = async () => (await import("../forms.ts")).ConnectAccountButton;

/** Button that connects an account, for views in which that is the next step. Its code is fetched only then. */
export function ConnectStep() {
  const { View, error } = useLazyView(load);
  if (View) return <View />;
  // Reserves the button's space.
  return (
    error === null && (
      <span className="seam-connect seam-waiting" aria-hidden="true">
        <span className="seam-button" />
      </span>
    )
  );
}
