import type { ConnectWebview, Inputs } from "@mortise/client";
import type { UseMutationResult } from "@tanstack/react-query";
import { usePlatformMutation } from "./platform-mutation.ts";

export type UseCreateConnectWebviewMutationParams = Inputs["connectWebviews.create"];
export type UseCreateConnectWebviewMutationVariables = UseCreateConnectWebviewMutationParams;
export type UseCreateConnectWebviewData = ConnectWebview;

export interface UseCreateConnectWebviewParams {
  /**
   * Whether the page navigates to the webview. If so, `isPending` stays `true` after creation, so that the button stays
   * busy.
   * @default false
   */
  willNavigateToWebview?: boolean | undefined;
}

/** Creates a page on which a person connects an account. Send them to its `url`. */
export function useCreateConnectWebview({
  willNavigateToWebview = false,
}: UseCreateConnectWebviewParams = {}): UseMutationResult<ConnectWebview, Error, Inputs["connectWebviews.create"]> {
  const made = usePlatformMutation<Inputs["connectWebviews.create"], ConnectWebview>(({ connectWebviews }, input) =>
    connectWebviews.create(input),
  );
  return willNavigateToWebview && made.data ? ({ ...made, isPending: true } as unknown as typeof made) : made;
}
