import { expect, it, vi } from "vitest";
import { readWholeList } from "./whole-list.ts";

interface Input {
  limit?: number;
  page_cursor?: string | null | undefined;
}
interface Options {
  onPagination?: (pagination: { has_next_page: boolean; next_page_cursor: string | null }) => void;
}

/** Makes a server with three pages of two entries. */
function threePages() {
  return vi.fn(async (input: Input | undefined, options?: Options) => {
    const page = Number(input?.page_cursor ?? 0);
    const has_next_page = page < 2;
    const next_page_cursor = has_next_page ? String(page + 1) : null;
    options?.onPagination?.({ has_next_page, next_page_cursor });
    return [`${page}a`, `${page}b`];
  });
}
const { signal } = new AbortController();

it("reads every page, with the same filters", async () => {
  const list = threePages();
  const input: Input & { search: string } = { search: "Ada" };
  expect(await readWholeList(list, input, signal)).toEqual(["0a", "0b", "1a", "1b", "2a", "2b"]);
  expect(list.mock.calls.map(([asked]) => asked)).toEqual([
    { search: "Ada" },
    { search: "Ada", page_cursor: "1" },
    { search: "Ada", page_cursor: "2" },
  ]);
});

it("reads one page where the caller limits the list", async () => {
  const list = threePages();
  expect(await readWholeList(list, { limit: 2 }, signal)).toEqual(["0a", "0b"]);
  expect(list).toHaveBeenCalledTimes(1);
});
