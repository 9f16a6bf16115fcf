import type { ConnectWebview, Inputs } from "@mortise/client";
import type { UseMutationResult } from "@tanstack/react-query";
import { usePlatformMutation } from "./platform-mutation.ts";

export type UseCreateConnectWebviewMutationParams = Inputs["connectWebviews.create"];
export type UseCreateConnectWebviewMutationVariables = UseCreateConnectWebviewMutationParams;
export type UseCreateConnectWebviewData = ConnectWebview;

export interface UseCreateConnectWebviewParams {
  /**
   * The page leaves for the webview once it is made: until then `isPending` stays, so that its button can be busy.
   * @default false
   */
  willNavigateToWebview?: boolean | undefined;
}

/** Makes a page where a person connects an account; send them to its `url`. */
export function useCreateConnectWebview({
  willNavigateToWebview = false,
}: UseCreateConnectWebviewParams = {}): UseMutationResult<ConnectWebview, Error, Inputs["connectWebviews.create"]> {
  const made = usePlatformMutation<Inputs["connectWebviews.create"], ConnectWebview>(({ connectWebviews }, input) =>
    connectWebviews.create(input),
  );
  return willNavigateToWebview && made.data ? ({ ...made, isPending: true } as unknown as typeof made) : made;
}
