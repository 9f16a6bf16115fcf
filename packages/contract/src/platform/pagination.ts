import { z } from "zod";

/** Position of the next page of a list (docs/api/platform-api.md §3.19). */
export const paginationEntity = z
  .object({
    has_next_page: z.boolean(),
    next_page_cursor: z.string().nullable().meta({
      description:
        "Cursor of the next page, to send as `page_cursor` with the same other parameters; null on the last.",
    }),
    next_page_url: z.string().nullable(),
  })
  .meta({ id: "Pagination", description: "Next page of a list." });

/**
 * Returns the input fields of a paginated list. `most` is the highest `limit`. `usual` only tells readers the default,
 * which the server applies.
 */
export const pageInput = (usual: number, most: number) => ({
  limit: z
    .number()
    .int()
    .positive()
    .max(most)
    .optional()
    .meta({ description: `Maximum number of items, up to ${most}. Default: ${usual}.` }),
  page_cursor: z
    .string()
    .max(2000)
    .nullable()
    .optional()
    .meta({ description: "Cursor from `pagination.next_page_cursor`. Send it with the same other parameters." }),
});
