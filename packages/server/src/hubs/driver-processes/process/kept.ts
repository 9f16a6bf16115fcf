// Values that a driver keeps between runs. The server stores them; they are read and written over the channel.
import type { DriverAccount } from "../../../driver/driver-factory.ts";
import type { FromProcess, ToProcess } from "../messages.ts";

export function createKeep(send: (message: FromProcess) => void) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;

  function ask(message: (id: number) => FromProcess): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    const id = (asked += 1);
    waiting.set(id, answer);
    send(message(id));
    return answer.promise;
  }

  return {
    of: (account: string): DriverAccount["keep"] => ({
      read: () => ask((id) => ({ type: "read kept", id, account })),
      write: (value) => ask((id) => ({ type: "write kept", id, account, value })).then(() => undefined),
    }),
    take({ id, value, failed }: Extract<ToProcess, { type: "kept" }>): void {
      const answer = waiting.get(id);
      waiting.delete(id);
      if (failed) answer?.reject(new Error("The server could not keep it."));
      else answer?.resolve(value);
    },
  };
}
