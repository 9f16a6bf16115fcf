import type { ConnectWebview, Inputs } from "@mortise/client";
import type { UseMutationResult } from "@tanstack/react-query";
import { usePlatformMutation } from "./platform-query.ts";

/** Makes a page where a person connects an account; send them to its `url`. */
export function useCreateConnectWebview(): UseMutationResult<ConnectWebview, Error, Inputs["connectWebviews.create"]> {
  return usePlatformMutation(({ connectWebviews }, input) => connectWebviews.create(input));
}
