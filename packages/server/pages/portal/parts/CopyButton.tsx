import { Button } from "./Button.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";

/** Button that copies a text, and then shows the message `said`. */
export function CopyButton({ text, said, children }: { text: string; said: string; children: string }) {
  const { say } = useSession();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(said);
    } catch {
      say(strings.copyNotAllowed, "problem");
    }
  };
  return <Button onClick={() => void copy()}>{children}</Button>;
}
