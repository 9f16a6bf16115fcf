// Finds services on the network by multicast DNS (RFC 6763), for a few seconds.
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  decodeAnswer,
  type DnsRecord,
  encodeQuery,
  type Name,
  nameKey,
  nameOf,
  type Question,
  recordType,
} from "./dns-message.ts";
import type { OpenTransport } from "./transport.ts";

/** An announced service. All of its data come from somebody on the network. */
export interface Announced {
  name: string;
  port: number;
  addresses: readonly string[];
  facts: ReadonlyMap<string, string>;
}

/** Times of questions, as fractions of the patience. Questions are repeated because multicast may lose messages. */
const askAt = [0, 0.25, 0.6];
const usualPatienceMs = 3000;
/** Most services that are read. */
const mostServices = 50;
const mostAddresses = 10;
const mostMessages = 1000;

/** Finds services. Resolves after `patienceMs`. @param service - Type such as `_http._tcp`. */
export async function lookUpServices(
  service: string,
  open: OpenTransport,
  patienceMs = usualPatienceMs,
): Promise<Announced[]> {
  const wanted = nameOf(`${service}.local`);
  const heard = new Heard(wanted);
  const id = randomInt(1, 0x1_00_00);
  let messages = 0;
  const transport = await open((bytes) => {
    if ((messages += 1) > mostMessages) return;
    const answer = decodeAnswer(bytes);
    if (answer?.id === id) for (const record of answer.records) heard.take(record);
  });
  try {
    const begun = performance.now();
    const until = (ms: number) => sleep(Math.max(0, ms - (performance.now() - begun)));
    for (const part of askAt) {
      await until(part * patienceMs);
      transport.send(encodeQuery(id, [{ name: wanted, type: recordType.ptr }, ...heard.missing()]));
    }
    await until(patienceMs);
    return heard.services();
  } finally {
    transport.close();
  }
}

class Heard {
  readonly #wanted: string;
  readonly #instances = new Map<string, Name>();
  readonly #places = new Map<string, { port: number; target: Name }>();
  readonly #facts = new Map<string, ReadonlyMap<string, string>>();
  readonly #addresses = new Map<string, Set<string>>();

  constructor(wanted: Name) {
    this.#wanted = nameKey(wanted);
  }

  take(record: DnsRecord): void {
    const key = nameKey(record.name);
    switch (record.kind) {
      case "ptr":
        if (key === this.#wanted && isBelow(record.target, key))
          putFew(this.#instances, nameKey(record.target), record.target);
        return;
      case "srv":
        return putFew(this.#places, key, record);
      case "txt":
        return putFew(this.#facts, key, new Map(record.entries));
      case "address": {
        const known = this.#addresses.get(key) ?? new Set();
        if (known.size < mostAddresses) known.add(record.address);
        return putFew(this.#addresses, key, known);
      }
    }
  }

  /** Questions for missing data, at most as many as fit into a message. */
  missing(): Question[] {
    const questions: Question[] = [];
    for (const [key, name] of this.#instances) {
      const place = this.#places.get(key);
      if (!place) questions.push({ name, type: recordType.srv });
      if (!this.#facts.has(key)) questions.push({ name, type: recordType.txt });
      if (place && !this.#addresses.has(nameKey(place.target)))
        questions.push({ name: place.target, type: recordType.a }, { name: place.target, type: recordType.aaaa });
    }
    return questions.slice(0, 5);
  }

  services(): Announced[] {
    return [...this.#instances].flatMap(([key, [label = ""]]) => {
      const place = this.#places.get(key);
      if (!place) return [];
      const addresses = [...(this.#addresses.get(nameKey(place.target)) ?? [])];
      const name = Buffer.from(label, "latin1").toString("utf8");
      return [{ name, port: place.port, addresses, facts: this.#facts.get(key) ?? new Map<string, string>() }];
    });
  }
}

/** Sets a value. The newest one counts, and only a few keys are kept. */
function putFew<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.has(key) || map.size < mostServices) map.set(key, value);
}

const isBelow = (name: Name, service: string): boolean => name.length > 1 && nameKey(name.slice(1)) === service;
