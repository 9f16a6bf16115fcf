import { type ToastContent, toastWith } from "@mortise/parts";
import { useCallback, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";

/** The stylesheet places it, because it belongs to the whole page. */
const Message = toastWith(Icon, () => undefined);

interface Said extends ToastContent {
  readonly id: number;
}

/** Last message of `say`, until its time is over. Screen readers announce it. */
export function Toast({ said, onHide }: { said: Said | undefined; onHide: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="seam-components toast" role="status">
      {said && <Message key={said.id} text={said.text} tone={said.tone} area={area} onHide={onHide} />}
    </div>
  );
}

export type Say = (text: string, tone?: ToastContent["tone"]) => void;

export function useToast(): { said: Said | undefined; say: Say; hide: () => void } {
  const [said, setSaid] = useState<Said>();
  const say = useCallback<Say>((text, tone) => setSaid((last) => ({ text, tone, id: (last?.id ?? 0) + 1 })), []);
  return { said, say, hide: useCallback(() => setSaid(undefined), []) };
}
