import { useCallback, useEffect, useRef, useState } from "react";

interface Outcome<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
}

interface MutationOptions<Data, Input> {
  readonly mutationFn: (input: Input) => Promise<Data>;
}

interface Latest<Data> {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data?: Data | undefined;
}

/** Sends each mutation once. `isPending`, `error` and `data` describe the latest. */
export function useMutation<Data, Input>(options: MutationOptions<Data, Input>) {
  const [state, setState] = useState<Latest<Data>>({ isPending: false, error: null });
  const latest = useRef(options);
  const count = useRef(0);
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const mutateAsync = useCallback(async (input: Input): Promise<Data> => {
    count.current += 1;
    const turn = count.current;
    const show = (now: Latest<Data>) => turn === count.current && setState(now);
    show({ isPending: true, error: null });
    try {
      const data = await latest.current.mutationFn(input);
      show({ isPending: false, error: null, data });
      return data;
    } catch (error) {
      show({ isPending: false, error: error as Error });
      throw error;
    }
  }, []);

  /** `onSuccess` and `onError` belong to the component, and are not called after it has unmounted. */
  const mutate = useCallback(
    (input: Input, { onSuccess, onError }: Outcome<Data> = {}) => {
      const ifHere =
        <Value>(tell?: (value: Value) => void) =>
        (value: Value) => {
          if (isHere.current) tell?.(value);
        };
      mutateAsync(input).then(ifHere(onSuccess), ifHere(onError));
    },
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync };
}
