import type { CallOptions } from "./call-options.ts";

type List<Input, Item> = (input: Input, options?: CallOptions) => Promise<Item[]>;

/**
 * Yields every page of a list, one after the other:
 * `for await (const devices of pages(seam.devices.list, { limit: 100 })) …`.
 * A server without pagination yields a single page.
 */
export async function* pages<Input extends { page_cursor?: string | null | undefined }, Item>(
  list: List<Input | undefined, Item> | List<string | Input, Item>,
  input: Input,
  options: CallOptions = {},
): AsyncGenerator<Item[], void, undefined> {
  let next = input.page_cursor ?? null;
  let page: string | null;
  do {
    page = next;
    next = null;
    yield await list(page === null ? input : { ...input, page_cursor: page }, {
      ...options,
      onPagination: (pagination) => {
        next = pagination.has_next_page ? pagination.next_page_cursor : null;
        options.onPagination?.(pagination);
      },
    });
    // Stop if the server returns the same cursor again: the loop would never end.
  } while (next !== null && next !== page);
}
