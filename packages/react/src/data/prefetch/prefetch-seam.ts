// What widgets will show, read by the host's server before it renders them.
import type { SeamInitial } from "../../provider/initial-answers.ts";
import { SeamProviderError } from "../../provider/provider-error.ts";
import { isTimeZone } from "../../rules/time/time-zones.ts";
import type { PlatformRead } from "../reads/platform-read.ts";
import { anySignal } from "./any-signal.ts";
import { type PrefetchCredentials, readerOf } from "./prefetch-credentials.ts";
import { readFirstPart } from "./read-first-part.ts";
import { readStreamPlace } from "./stream-place.ts";
import { type PrefetchedWidget, type ReadFirst, widgetReads } from "./widget-reads.ts";

export type PrefetchOptions = PrefetchCredentials & {
  /** What the page will show. */
  readonly widgets: readonly PrefetchedWidget[];
  /**
   * The zone of the reader's clock, such as `Europe/Berlin`. @default times are in UTC, and say so, until the browser
   * takes over
   */
  readonly timeZone?: string | undefined;
  /** What has not come by then is left to the browser. @default 2000 */
  readonly timeoutMs?: number | undefined;
  /** The visitor has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each answer that could not be read; the widget asks for it again. @default `console.error` */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Reads what the widgets of a page show first, for the user whose credentials are given. Only on a server, once for
 * each request. The result is plain data for `<SeamProvider initial={…}>` of the same user.
 * @throws SeamProviderError for credentials that are not one user's, and for widgets that do not exist
 */
export async function prefetchSeam({
  widgets,
  timeZone,
  timeoutMs = 2000,
  signal,
  onError = console.error,
  ...credentials
}: PrefetchOptions): Promise<SeamInitial> {
  const { owner, connect } = readerOf(credentials);
  const asked = widgets.flatMap(readsOf);
  const zone = isTimeZone(timeZone) ? timeZone : null;
  const limit = anySignal(AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : []));
  const answers = new Map<string, Promise<SeamInitial["answers"][number] | undefined>>();
  const initial = { session: owner, readAt: Date.now(), timeZone: zone, lastEventId: null as string | null };
  try {
    const { client, token } = await connect();
    // Before all else: what happens from here on, the stream will tell.
    initial.lastEventId = await readStreamPlace(client.endpoint, token, limit);
    const readFirst: ReadFirst = async <Data>(read: PlatformRead<Data>) => {
      const { call, input } = read;
      const name = JSON.stringify([call, input]);
      const answer =
        answers.get(name) ??
        readFirstPart(read, client, limit).then(
          (data) => ({ call, input, data }),
          (error: unknown) => onError(error) as undefined,
        );
      answers.set(name, answer);
      return (await answer)?.data as Data | undefined;
    };
    await Promise.all(asked.map((read) => read(readFirst)));
  } catch (error) {
    onError(error);
  }
  const found = await Promise.all(answers.values());
  return { ...initial, answers: found.filter((answer) => answer !== undefined) };
}

/** @throws SeamProviderError for a widget that is not known, or not well told */
function readsOf(widget: PrefetchedWidget): ((read: ReadFirst) => Promise<unknown>)[] {
  return Object.entries(widget).map(([name, props]) => {
    const read = Object.hasOwn(widgetReads, name) && widgetReads[name as keyof typeof widgetReads];
    if (!read)
      throw new SeamProviderError(
        `prefetchSeam knows no widget "${name}". It knows ${Object.keys(widgetReads).join(", ")}.`,
        "unknown_widget",
      );
    return (readFirst) => read(Object(props) as never, readFirst);
  });
}
