// Hosts may pass elements.js a TanStack Query cache in `globalThis.seamQueryClient`.
import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { QueryClient as OwnQueryClient } from "./query-client.ts";
import { useQuery } from "./use-query.ts";

it("looks at its answers as at our own", async () => {
  const host = new QueryClient();
  host.mount();
  let asked = 0;
  const ask = vi.fn<(id: string) => Promise<string>>((id) => {
    asked += 1;
    return Promise.resolve(`${id} ${asked}`);
  });
  function Door() {
    const [id, setId] = useState("front");
    const options = {
      queryKey: ["seam", id],
      queryFn: () => ask(id),
      staleTime: 5000,
      refetchOnWindowFocus: "always" as const,
    };
    const { data, isFetching } = useQuery<string>(options, host as unknown as OwnQueryClient);
    return (
      <button type="button" aria-busy={isFetching} onClick={() => setId("back")}>
        {data ?? "none"}
      </button>
    );
  }
  const screen = await render(<Door />);
  const button = screen.getByRole("button");
  await expect.element(button).toHaveTextContent("front 1");
  expect(host.getQueryData(["seam", "front"])).toBe("front 1");

  host.setQueryData(["seam", "front"], "by the host");
  await expect.element(button).toHaveTextContent("by the host");
  await host.invalidateQueries({ queryKey: ["seam"] });
  await expect.element(button).toHaveTextContent("front 2");

  await button.click();
  await expect.element(button).toHaveTextContent("back 3");
  globalThis.dispatchEvent(new Event("visibilitychange"));
  await expect.element(button).toHaveTextContent("back 4");
  expect(host.getQueryCache().find({ queryKey: ["seam", "front"] })?.observers).toEqual([]);
  await screen.unmount();
  expect(host.getQueryCache().find({ queryKey: ["seam", "back"] })?.observers).toEqual([]);
  host.unmount();
});
