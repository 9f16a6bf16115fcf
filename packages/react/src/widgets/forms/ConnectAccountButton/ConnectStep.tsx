import { useLazyView } from "../../lazy-view.ts";

const load = async () => (await import("../all-forms.ts")).ConnectAccountButton;

/** The button that connects an account, where that is the next thing to do. Its code is fetched only then. */
export function ConnectStep() {
  const { View, error } = useLazyView(load);
  if (View) return <View />;
  // Keeps its place free.
  return (
    error === null && (
      <span className="seam-connect seam-waiting" aria-hidden="true">
        <span className="seam-button" />
      </span>
    )
  );
}
