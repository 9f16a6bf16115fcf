import { useCallback, useEffect, useState } from "react";

const shownMs = 6000;

/** A short message about what was done; it disappears after a while. */
export function Toast({ text }: { text: string }) {
  return (
    <div className="toast" role="status">
      {text !== "" && <p className="toast-text">{text}</p>}
    </div>
  );
}

export function useToast(): { toast: string; say: (text: string) => void } {
  const [said, setSaid] = useState({ text: "" });
  useEffect(() => {
    if (said.text === "") return undefined;
    const timer = setTimeout(() => setSaid({ text: "" }), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return { toast: said.text, say: useCallback((text: string) => setSaid({ text }), []) };
}
