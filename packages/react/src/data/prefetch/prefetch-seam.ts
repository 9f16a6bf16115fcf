// Prefetches the data of widgets on the host's server, before it renders them.
import type { SeamInitial } from "../../provider/initial-answers.ts";
import { SeamProviderError } from "../../provider/provider-error.ts";
import { isTimeZone } from "../../rules/time/time-zones.ts";
import type { PlatformRead } from "../reads/platform-read.ts";
import { anySignal, unlessAborted } from "./any-signal.ts";
import { type PrefetchCredentials, readerOf } from "./prefetch-credentials.ts";
import { readFirstPart } from "./read-first-part.ts";
import { readStreamPlace } from "./stream-place.ts";
import { type PrefetchedWidget, type ReadFirst, widgetReads } from "./widget-reads.ts";

export type PrefetchOptions = PrefetchCredentials & {
  /** Widgets of the page. */
  readonly widgets: readonly PrefetchedWidget[];
  /**
   * Time zone of the reader, such as `Europe/Berlin`. @default times are in UTC, and say so, until the browser takes
   * over
   */
  readonly timeZone?: string | undefined;
  /** Time limit in milliseconds. Later answers are left to the browser. @default 2000 */
  readonly timeoutMs?: number | undefined;
  /** Aborts the prefetch, for example when the visitor disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** Called for each answer that could not be read. The widget requests it again. @default `console.error` */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Reads the first data of a page's widgets, for the user with these credentials. Call it only on a server, once per
 * request. The result is plain data for `<SeamProvider initial={…}>` of the same user.
 * @throws SeamProviderError for credentials that do not belong to one user, and for unknown widgets.
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
    const { client, token } = await unlessAborted(connect(), limit);
    // Read first, so that the stream covers everything that happens from here on.
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

/**
 * Returns the reads of a widget.
 * @throws SeamProviderError if the widget is unknown.
 */
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
