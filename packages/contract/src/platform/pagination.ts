import { z } from "zod";

/** Where a list goes on (platform-api §3.19). */
export const pagination = z
  .object({ has_next_page: z.boolean(), next_page_cursor: z.string().nullable(), next_page_url: z.string().nullable() })
  .meta({ id: "Pagination" });
