import { useCallback, useEffect, useState } from "react";

const shownMs = 6000;

/** A short message about what was done; it disappears after a while. */
export function Told({ text }: { text: string }) {
  return (
    <div className="told" role="status">
      {text !== "" && <p className="told-text">{text}</p>}
    </div>
  );
}

export function useTold(): { told: string; say: (text: string) => void } {
  const [said, setSaid] = useState({ text: "" });
  useEffect(() => {
    if (said.text === "") return undefined;
    const timer = setTimeout(() => setSaid({ text: "" }), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return { told: said.text, say: useCallback((text: string) => setSaid({ text }), []) };
}
