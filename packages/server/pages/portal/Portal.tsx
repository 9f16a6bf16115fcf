import { Mortise } from "@mortise/webhooks";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Access, forgetAccess, takeAccess } from "./access.ts";
import { Button } from "./parts/Button.tsx";
import { EndpointForm } from "./endpoints/EndpointForm.tsx";
import { EndpointList } from "./endpoints/EndpointList.tsx";
import { EndpointPage } from "./endpoints/EndpointPage.tsx";
import { EventsPage } from "./events/EventsPage.tsx";
import { isLoggedOut } from "./parts/error-text.ts";
import { MessageListPage } from "./messages/MessageListPage.tsx";
import { MessagePage } from "./messages/MessagePage.tsx";
import { NoAccess } from "./NoAccess.tsx";
import { createSentTexts } from "./attempts/sent-text.ts";
import { type Ended, type Session, SessionContext, useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { Tabs } from "./Tabs.tsx";
import { Toast, useToast } from "./parts/Toast.tsx";
import { useAction } from "./parts/use-action.ts";
import { useView } from "./view.ts";

/** Portal in which people follow the messages of one application, and manage its endpoints. */
export function Portal({ access: given }: { access: Access | null }) {
  const [access, setAccess] = useState(given);
  const [ended, setEnded] = useState<Ended>("missing");
  const current = useRef(given);
  // Ends the session. Ignores refusals of pending reads after a logout, and those of a former link at any time.
  const end = useCallback((of: Access, why: Ended) => {
    const isOver = current.current === null;
    if (isOver ? why !== "left" : current.current !== of) return;
    current.current = null;
    forgetAccess();
    setAccess(null);
    setEnded(why);
  }, []);

  useEffect(() => {
    // A link to the portal with another key after `#` does not reload the page. The browser only fires this event.
    const follow = () => {
      const next = takeAccess();
      if (next === null) return;
      current.current = next;
      setAccess(next);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (access === null) return <NoAccess why={ended} />;
  return <Opened key={access.token} access={access} end={end} />;
}

function Opened({ access, end: endOf }: { access: Access; end: (of: Access, why: Ended) => void }) {
  const { appId, token } = access;
  const end = useCallback((why: Ended) => endOf(access, why), [endOf, access]);
  const { view, hasMoved, open } = useView(access);
  const { said, say, hide } = useToast();
  const { fetch, payloadText } = useMemo(() => createSentTexts(), []);
  const mortise = useMemo(() => new Mortise(token, { serverUrl: location.origin, fetch }), [token, fetch]);
  const session = useMemo<Session>(
    () => ({ mortise, appId, payloadText, say, end, open, hasMoved }),
    [mortise, appId, payloadText, say, end, open, hasMoved],
  );
  return (
    <SessionContext.Provider value={session}>
      <Bar />
      <Tabs view={view} />
      <main className="page seam-components">
        {view.name === "messages" && <MessageListPage />}
        {view.name === "endpoints" && <EndpointList />}
        {view.name === "add" && <EndpointForm />}
        {view.name === "events" && <EventsPage key={view.id ?? ""} chosen={view.id} />}
        {view.name === "message" && <MessagePage key={view.id} id={view.id} />}
        {(view.name === "endpoint" || view.name === "edit") && (
          <EndpointPage key={view.id} id={view.id} isEditing={view.name === "edit"} />
        )}
      </main>
      <Toast said={said} onHide={hide} />
    </SessionContext.Provider>
  );
}

/** Returns the host's own icon, which the server wrote into the page, or the default. */
const logo = () =>
  document.querySelector<HTMLElement>("#page")?.dataset["logo"] ?? new URL("./signal.svg", import.meta.url).href;

function Bar() {
  const { mortise, end, say } = useSession();
  const { run, isBusy } = useAction();
  const leave = () =>
    run(async () => {
      try {
        await mortise.authentication.logout().catch((error: unknown) => {
          // The client retries a request whose answer was lost. If the first one logged out, the second is refused.
          if (!isLoggedOut(error)) throw error;
        });
        end("left");
      } catch (error) {
        // The person must know that they are still logged in, because somebody else might use this browser next.
        say(strings.logOutFailed, "problem");
        throw error;
      }
    });
  return (
    <header className="bar seam-components">
      <img src={logo()} alt="" width="28" height="28" />
      <span className="bar-name">{strings.webhooks}</span>
      <Button kind="quiet" isBusy={isBusy} onClick={leave}>
        {strings.logOut}
      </Button>
    </header>
  );
}
