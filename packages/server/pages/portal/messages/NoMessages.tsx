import type { EndpointOut } from "@mortise/webhooks";
import { Button } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";

interface NoMessagesProps {
  endpoints: readonly EndpointOut[];
  isNarrowed: boolean;
  onClear: () => void;
}

/** Empty state of the list, with a button for the next step. */
export function NoMessages({ endpoints, isNarrowed, onClear }: NoMessagesProps) {
  const { open } = useSession();
  const [only, ...others] = endpoints;
  if (isNarrowed) return <Empty text={strings.noSuchMessage} button={strings.clearFilters} onPress={onClear} />;
  if (only === undefined)
    return (
      <Empty text={strings.noEndpoints} button={strings.addEndpoint} onPress={() => open({ name: "add" })} isFirst />
    );
  return (
    <Empty
      text={strings.noMessages}
      button={strings.sendAnExample}
      onPress={() => open(others.length === 0 ? { name: "endpoint", id: only.id } : { name: "endpoints" })}
    />
  );
}

interface EmptyProps {
  text: string;
  button: string;
  onPress: () => void;
  isFirst?: boolean;
}

const Empty = ({ text, button, onPress, isFirst = false }: EmptyProps) => (
  <div className="seam-empty">
    <Icon name="send" />
    <div className="seam-empty-text">{text}</div>
    <Button kind={isFirst ? "primary" : undefined} icon={isFirst ? "plus" : undefined} onClick={onPress}>
      {button}
    </Button>
  </div>
);
