import type { UseQueryResult } from "@tanstack/react-query";
import type { CodeHistory } from "../rules/code/code-life.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { codeHistoryRead } from "./reads/code-history.ts";

type UseCodeEventsResult = UseQueryResult<CodeHistory> & { history: CodeHistory | undefined };

/** Lists the events of one code, newest first. The live stream triggers refetches; there is no interval. */
export const useCodeEvents = (access_code_id: string): UseCodeEventsResult =>
  usePlatformQuery(codeHistoryRead(access_code_id), (history) => ({ history }));
