// Names of Seam's React package that a page keeps: their results here, and the notes about inputs without effect.
import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { Seam } from "@mortise/client";
import { render } from "vitest-browser-react";
import { ConnectAccountButton, SeamProvider, useResponseErrors, useSeamClient, useSeamContext } from "../index.ts";

afterEach(() => vi.restoreAllMocks());
const client = new Seam({ clientSessionToken: "seam_cst1_x", endpoint: "http://127.0.0.1:1" });
const Provided = ({ children }: { children: React.ReactNode }) => (
  <SeamProvider client={client} disableCssInjection disableFontInjection>
    {children}
  </SeamProvider>
);

it("useSeamContext and useSeamClient have the provider's client, and its calls by path", async () => {
  const { result } = await renderHook(() => ({ ...useSeamContext(), more: useSeamClient() }), { wrapper: Provided });
  expect(result.current.client).toBe(client);
  expect(result.current.clientOptions).toEqual({ endpoint: "http://127.0.0.1:1" });
  const { endpointClient, clientWithoutWorkspace, queryKeyPrefixes, sessionKey } = result.current.more;
  expect(endpointClient?.["/devices/get"]).toBe(client.devices.get);
  expect(clientWithoutWorkspace).toBeNull();
  expect(queryKeyPrefixes).toEqual(["seam", sessionKey]);
});

it("useResponseErrors tells what concerns the digits from the rest, until it is reset", async () => {
  const { result, act } = await renderHook(() => useResponseErrors());
  expect(result.current.responseErrors).toBeNull();
  const refusal = { message: "Malformed input", validationErrors: { code: { _errors: ["Too short"] } } };
  await act(() => result.current.handleResponseError(refusal));
  expect(result.current.responseErrors).toEqual({ code: "Too short" });
  await act(() => result.current.handleResponseError(new Error("The lock is full.")));
  expect(result.current.responseErrors).toEqual({ unknown: "The lock is full." });
  await act(() => result.current.resetResponseErrors());
  expect(result.current.responseErrors).toBeNull();
});

it("inputs without effect are noted once, by name", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const page = (
    <SeamProvider client={client} disableTelemetry queryKeyPrefix="x" disableCssInjection disableFontInjection>
      <ConnectAccountButton onBack={() => undefined} />
    </SeamProvider>
  );
  await render(page);
  await render(page);
  const noted = info.mock.calls.flat().join(" ");
  expect(info).toHaveBeenCalledTimes(2);
  for (const name of ["disableTelemetry", "queryKeyPrefix", "onBack"]) expect(noted).toContain(name);
});
