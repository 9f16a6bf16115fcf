import type { CallOptions } from "./call-options.ts";

/**
 * Every page of a list, one after the other:
 * `for await (const devices of pages(seam.devices.list, { limit: 100 })) …`.
 * A server without pagination gives a single page.
 */
export async function* pages<Input extends { page_cursor?: string | null | undefined }, Item>(
  list: (input?: Input, options?: CallOptions) => Promise<Item[]>,
  input: Input,
  options: CallOptions = {},
): AsyncGenerator<Item[], void, undefined> {
  let cursor = input.page_cursor ?? null;
  do {
    const at = cursor;
    cursor = null;
    yield await list(at === null ? input : { ...input, page_cursor: at }, {
      ...options,
      onPagination: (pagination) => {
        cursor = pagination.has_next_page ? pagination.next_page_cursor : null;
        options.onPagination?.(pagination);
      },
    });
  } while (cursor !== null);
}
