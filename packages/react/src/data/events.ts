import type { UseQueryResult } from "@tanstack/react-query";
import type { CodeHistory } from "../rules/code/code-life.ts";
import { usePlatformQuery } from "./platform-query.ts";
import { codeHistoryRead } from "./reads/code-history.ts";

type UseCodeEventsResult = UseQueryResult<CodeHistory> & { history: CodeHistory | undefined };

/** What happened to one code, newest first. The live stream has it read again; nothing asks at intervals. */
export const useCodeEvents = (access_code_id: string): UseCodeEventsResult =>
  usePlatformQuery(codeHistoryRead(access_code_id), (history) => ({ history }));
