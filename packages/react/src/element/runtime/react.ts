// Implements `react` in elements.js: the names that our widgets use, on Preact (docs/decisions/0004-two-runtimes.md).
export { Component, createContext, createElement, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";
export { forwardRef } from "./forward-ref.ts";
export { memo } from "./memo.ts";
export { useSyncExternalStore } from "./use-sync-external-store.ts";
