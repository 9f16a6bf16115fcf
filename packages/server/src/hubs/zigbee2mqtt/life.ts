// Checks that Zigbee2MQTT runs at this moment. The broker's "online" may be an old retained message, and a frozen
// program would carry out commands later.
import { randomUUID } from "node:crypto";
import type { Broker } from "./broker.ts";
import { membersIn, textIn } from "../wire/readers.ts";

export interface Life {
  answers(this: void, patienceMs: number): Promise<boolean>;
  /** Takes an answer of Zigbee2MQTT, to any program. */
  heard(this: void, message: unknown): void;
}

export function lifeOf(broker: Pick<Broker, "publish">, base: string): Life {
  const waiting = new Map<string, () => void>();
  return {
    answers(patienceMs) {
      const transaction = randomUUID();
      return new Promise((resolve) => {
        const end = (isAlive: boolean) => {
          clearTimeout(timer);
          waiting.delete(transaction);
          resolve(isAlive);
        };
        const timer = setTimeout(() => end(false), patienceMs);
        waiting.set(transaction, () => end(true));
        broker.publish(`${base}/bridge/request/health_check`, { transaction });
      });
    },
    heard(message) {
      const { status, transaction } = membersIn(message);
      if (status === "ok") waiting.get(textIn(transaction, 64) ?? "")?.();
    },
  };
}
