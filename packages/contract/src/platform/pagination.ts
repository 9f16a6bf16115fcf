import { z } from "zod";

/** Where a list goes on (docs/api/platform-api.md §3.19). */
export const paginationEntity = z
  .object({
    has_next_page: z.boolean(),
    next_page_cursor: z
      .string()
      .nullable()
      .meta({ description: "Send it as `page_cursor`, with the same other parameters." }),
    next_page_url: z.string().nullable(),
  })
  .meta({ id: "Pagination", description: "Where a list goes on." });

/** Input of a list that comes in pages: `limit` at most `most`, `usual` unless told. */
export const pageInput = (usual: number, most: number) => ({
  limit: z
    .number()
    .int()
    .positive()
    .max(most)
    .optional()
    .meta({ description: `At most so many; ${usual} unless told.` }),
  page_cursor: z
    .string()
    .max(2000)
    .nullable()
    .optional()
    .meta({ description: "From `pagination.next_page_cursor`, with the same other parameters." }),
});
