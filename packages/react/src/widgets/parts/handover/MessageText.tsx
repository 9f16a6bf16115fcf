import { forwardRef } from "react";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";

interface MessageTextProps {
  /** `null` until the message is known. */
  text: string | null;
  /** Text of similar length, which reserves the space until then. */
  guess: string;
}

/** The message. A press selects all of it. */
export const MessageText = forwardRef<HTMLDivElement, MessageTextProps>(function MessageText({ text, guess }, ref) {
  const { codeMessage: words } = useAllStrings();
  const id = useUniqueId();
  return (
    <div className="seam-message" role="figure" aria-labelledby={`${id}title`}>
      <div id={`${id}title`} className="seam-message-title">
        <bdi>{words.title}</bdi>
      </div>
      {text === null ? (
        <div className="seam-message-room">
          <div className="seam-message-text" dir="auto" aria-hidden="true">
            {guess}
          </div>
          <div className="seam-message-bars seam-waiting">
            <Skeleton />
            <Skeleton shape="s" />
          </div>
        </div>
      ) : (
        // Same direction as the message gets where it is pasted.
        <div ref={ref} className="seam-message-text" dir="auto">
          {text}
        </div>
      )}
    </div>
  );
});
