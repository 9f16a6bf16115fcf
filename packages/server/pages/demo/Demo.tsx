import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAppearance } from "./appearance.ts";
import { ControlPanel } from "./ControlPanel.tsx";
import { FrontDesk } from "./FrontDesk.tsx";
import { NightPorter } from "./NightPorter.tsx";
import { type DemoSession, fetchDemoSession, type World, worldOfAddress } from "./session.ts";

/** A property manager's page with the same doors twice: React components above, plain HTML below. */
export function Demo() {
  const [world, setWorld] = useState<World>(worldOfAddress);
  const [appearance, changeAppearance] = useAppearance();
  const { session, error, retry } = useDemoSession(world);
  return (
    <>
      <header className="bar">
        <img className="bar-mark" src={new URL("./key.svg", import.meta.url).href} alt="" width="32" height="32" />
        <span className="bar-name">Harbour House</span>
        <span className="bar-place">Front desk</span>
        <nav className="bar-links" aria-label="Mortise">
          <a href="/elements">Plain HTML</a>
          <a href="/reference">API</a>
        </nav>
      </header>
      <main className="page">
        <div className="intro">
          <h1 className="intro-title">Doors</h1>
          <p className="intro-text">
            <bdi>Every lock in the house, live. Open one for a guest, or see what needs attention.</bdi>
          </p>
        </div>
        {error !== null && (
          <div className="notice" role="alert">
            <p>
              <bdi>{error.message}</bdi>
            </p>
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </div>
        )}
        {session !== null && (
          <div className="doors">
            <FrontDesk key={`desk ${session.publishable_key}`} session={session} />
            <NightPorter key={`porter ${session.publishable_key}`} session={session} />
            <ControlPanel
              session={session}
              onWorldChange={setWorld}
              appearance={appearance}
              onAppearanceChange={changeAppearance}
            />
          </div>
        )}
      </main>
    </>
  );
}

const queryClient = new QueryClient();

function useDemoSession(world: World): { session: DemoSession | null; error: Error | null; retry: () => void } {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["demo", world],
      queryFn: () => fetchDemoSession(world),
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.set("world", world);
    history.replaceState(null, "", address);
  }, [world]);
  return { session: data ?? null, error, retry: () => void refetch() };
}
