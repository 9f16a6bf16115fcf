// Wraps the story of a widget: its own workspace on the real server, and a provider that is signed in to it.
import { Seam } from "@mortise/client";
import { SeamProvider, type SeamProviderProps } from "@mortise/react";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Failure, makeItFail } from "./failure.ts";
import { hurriedClock } from "./hurried-clock.ts";
import { type Language, LanguageContext } from "./languages.ts";
import type { StoryParameters } from "./story-parameters.ts";
import { openWorld, type World } from "./world.ts";

export interface StoryWorldProps {
  parameters: StoryParameters;
  args: Readonly<Record<string, unknown>>;
  failure: Failure;
  language: Language;
  children: (args: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Opens a new workspace whenever the world or the names in the args change. */
export function StoryWorld(props: StoryWorldProps) {
  const { deviceId, deviceIds, accessCodeId } = props.args;
  return <OneWorld key={JSON.stringify([props.parameters.world, deviceId, deviceIds, accessCodeId])} {...props} />;
}

interface Opened {
  world?: World;
  /** Created once: the provider treats another client as another session, and would start over. */
  credentials?: SeamProviderProps;
  problem?: Error;
}

function OneWorld({ parameters, args, failure, language, children }: StoryWorldProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [{ world, credentials, problem }, setState] = useState<Opened>({});
  const [start] = useState({ parameters, args, failure });

  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const opened = await openWorld(start.parameters, start.args);
      await opened.happen(start.parameters.before ?? []);
      if (start.failure !== "none") await makeItFail(opened, start.failure, start.parameters.before);
      if (isCurrent) setState({ world: opened, credentials: signIn(opened, start.parameters) });
    };
    begin().catch((error: unknown) => {
      if (isCurrent) setState({ problem: error instanceof Error ? error : new Error(String(error)) });
    });
    return () => {
      isCurrent = false;
    };
  }, [start]);
  useFailure(world, failure, start, queryClient);
  useLater(world, start.parameters, queryClient);

  if (problem) return <p role="alert">{problem.message}</p>;
  if (world === undefined) return null;
  return (
    <SeamProvider {...credentials} {...language} queryClient={queryClient} disableCssInjection disableFontInjection>
      <LanguageContext.Provider value={language}>{children({ ...args, ...world.args })}</LanguageContext.Provider>
    </SeamProvider>
  );
}

const quietMs = 300;

/** Applies the toolbar's failure while the story is shown. */
function useFailure(
  world: World | undefined,
  failure: Failure,
  start: Pick<StoryWorldProps, "failure" | "parameters">,
  cache: QueryClient,
) {
  const applied = useRef(start.failure);
  useEffect(() => {
    if (world === undefined || failure === applied.current) return;
    applied.current = failure;
    makeItFail(world, failure, start.parameters.before)
      // A slow answer is visible only without cached data.
      .then(() => (failure === "slow" ? cache.resetQueries() : cache.invalidateQueries()))
      .catch((error: unknown) => console.error(error));
  }, [world, failure, start, cache]);
}

/** Runs the story's `later` events after queries were made and all of them have succeeded. */
function useLater(world: World | undefined, { later }: StoryParameters, cache: QueryClient) {
  useEffect(() => {
    if (world === undefined || later === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      unsubscribe();
      world
        .happen(later)
        .then(() => cache.invalidateQueries())
        .catch((error: unknown) => console.error(error));
    };
    // One answer may lead to the next request.
    const unsubscribe = cache.getQueryCache().subscribe(() => {
      const queries = cache.getQueryCache().getAll();
      clearTimeout(timer);
      if (queries.length > 0 && queries.every(({ state }) => state.status === "success"))
        timer = setTimeout(begin, quietMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [world, later, cache]);
}

const signIn = ({ endpoint, client_session_token: clientSessionToken }: World, { hurry }: StoryParameters) =>
  hurry === true
    ? { client: new Seam({ endpoint, clientSessionToken, clock: hurriedClock() }) }
    : { endpoint, clientSessionToken };
