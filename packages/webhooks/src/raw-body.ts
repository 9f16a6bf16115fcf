// Reads the raw body of a request, up to a limit, from a Fetch-style or a Node server.

/** Part of Node's `IncomingMessage` that this file uses. */
export interface NodeRequest extends AsyncIterable<Uint8Array | string> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body that middleware has read: parsed, or as text or bytes. */
  readonly body?: unknown;
  /**
   * Unparsed body, if a framework keeps it beside the parsed one: NestJS, cloud functions, Express with a `verify`
   * option.
   */
  readonly rawBody?: unknown;
  /** Whether something has already read from the stream. */
  readonly readableDidRead?: boolean | undefined;
}

export class BodyTooLargeError extends Error {}
export class BodyConsumedError extends Error {}

export async function readFetchBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.bodyUsed) throw new BodyConsumedError();
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const next = () => reader.read().then(({ value }) => value);
  try {
    return await collect(next, maxBytes);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

export async function readNodeBody(request: NodeRequest, maxBytes: number): Promise<Uint8Array> {
  const { body, rawBody, readableDidRead = body !== undefined && body !== null } = request;
  for (const kept of [rawBody, body])
    if (typeof kept === "string" || kept instanceof Uint8Array) return collect(once(encode(kept)), maxBytes);
  // A parser for other content types may have set `body` to an empty object without reading the stream, which can then
  // still be read.
  if (readableDidRead) throw new BodyConsumedError();
  // Leaving a `for await` loop early would close the connection before the request is answered.
  const chunks = request[Symbol.asyncIterator]();
  return collect(async () => {
    const { done, value } = await chunks.next();
    return done === true ? undefined : encode(value);
  }, maxBytes);
}

async function collect(next: () => Promise<Uint8Array | undefined>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await next(); chunk !== undefined; chunk = await next()) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function once(chunk: Uint8Array) {
  const chunks = [chunk];
  return async () => chunks.pop();
}

const encode = (chunk: string | Uint8Array) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
