import { Mortise } from "@mortise/webhooks";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Access, takeAccess } from "./access.ts";
import { Button } from "./Button.tsx";
import { EndpointForm } from "./EndpointForm.tsx";
import { EndpointList } from "./EndpointList.tsx";
import { EndpointPage } from "./EndpointPage.tsx";
import { isLoggedOut } from "./failure.ts";
import { Farewell } from "./Farewell.tsx";
import { type Ended, type Session, SessionContext, useSession } from "./session.tsx";
import { strings } from "./strings/strings.ts";
import { Told, useTold } from "./Told.tsx";
import { useAct } from "./use-act.ts";
import { useView } from "./view.ts";

/** Where people manage the endpoints of one application. The token lives in this component and nowhere else. */
export function Portal({ access: given }: { access: Access | null }) {
  const [access, setAccess] = useState(given);
  const [ended, setEnded] = useState<Ended>("missing");
  const end = useCallback((why: Ended) => {
    setAccess(null);
    setEnded(why);
  }, []);

  useEffect(() => {
    // A link to the portal with another key after `#` does not load the page anew; the browser only fires this event.
    const follow = () => {
      const next = takeAccess();
      if (next !== null) setAccess(next);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (access === null) return <Farewell why={ended} />;
  return <Opened key={access.token} access={access} end={end} />;
}

function Opened({ access: { appId, token }, end }: { access: Access; end: (why: Ended) => void }) {
  const { view, hasMoved, open } = useView();
  const { told, say } = useTold();
  const mortise = useMemo(() => new Mortise(token), [token]);
  const session = useMemo<Session>(() => ({ mortise, appId, say, end, open, hasMoved }), [mortise, appId, say, end, open, hasMoved]);
  return (
    <SessionContext.Provider value={session}>
      <Bar />
      <main className="page seam-components">
        {view.name === "endpoints" && <EndpointList />}
        {view.name === "add" && <EndpointForm />}
        {(view.name === "endpoint" || view.name === "edit") && <EndpointPage key={view.id} id={view.id} isEditing={view.name === "edit"} />}
      </main>
      <Told text={told} />
    </SessionContext.Provider>
  );
}

function Bar() {
  const { mortise, end, say } = useSession();
  const { act, isBusy } = useAct();
  const leave = () =>
    act(async () => {
      try {
        await mortise.authentication.logout().catch((error: unknown) => {
          // The client repeats a request whose answer was lost; if the first one has logged out, the second is refused.
          if (!isLoggedOut(error)) throw error;
        });
        end("left");
      } catch (error) {
        // The person must know that they are still logged in: somebody else might use this browser next.
        say(strings.logOutFailed);
        throw error;
      }
    });
  return (
    <header className="bar seam-components">
      <img src={new URL("./signal.svg", import.meta.url).href} alt="" width="28" height="28" />
      <span className="bar-name">{strings.webhooks}</span>
      <Button kind="quiet" isBusy={isBusy} onClick={leave}>
        {strings.logOut}
      </Button>
    </header>
  );
}
