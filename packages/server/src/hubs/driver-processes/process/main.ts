// The program of a driver's process. It ends together with the server, and its own end does not affect the server.
import { Socket } from "node:net";
import type { DriverFactory } from "../../../driver/driver-factory.ts";
import { ConnectError } from "../../../base/outgoing/connect-error.ts";
import { whatAndWhere } from "../../../driver/log-unforeseen.ts";
import { createDial } from "../../../base/outgoing/dial.ts";
import type { Authorities } from "../../../base/outgoing/hub-authorities.ts";
import { failureOf } from "../failures.ts";
import { lineChannel } from "../line-channel.ts";
import { ownSystems } from "../own-systems.ts";
import type { FromProcess, HostedAccount, Question, ToProcess } from "../messages.ts";
import { hostAccounts } from "./hosted-accounts.ts";
import { createKeep } from "./kept.ts";
import { loadFactory } from "./load-factories.ts";

/** The channel to the server, as {@link startProcess} opens it. */
const channelDescriptor = 3;
const longestLog = 4000;

const channel = lineChannel(new Socket({ fd: channelDescriptor }), {
  hear: (message) => take(message as ToProcess),
  end: () => process.exit(0),
});
const send = (message: FromProcess) => channel.send(message);

let ahead = 0;
let authorities: Authorities;
const now = () => Date.now() + ahead;
const {
  promise: factories,
  resolve: loaded,
  reject: notLoaded,
} = Promise.withResolvers<ReadonlyMap<string, DriverFactory>>();
factories.catch(() => "each call that awaits the factories throws it");
const underWay = new Map<number, AbortController>();
const keep = createKeep(send);
let known: ReadonlyMap<string, DriverFactory> = new Map();

const accounts = hostAccounts({
  factoryOf,
  accountOf: ({ connected_account_id: account, ...data }, released) => ({
    connected_account_id: account,
    ...connectedWith(data),
    log: (message) => send({ type: "log", account, message: textOf(message) }),
    keep: keep.of(account),
    now,
    released,
  }),
  sendEvents: (account, events) => send({ type: "events", account, events: [...events] }),
});

process.on("uncaughtException", (error) => {
  send({ type: "dying", what: whatAndWhere(error).slice(0, 1000) });
  channel.close();
  setTimeout(() => process.exit(1), 50);
});

/** Connection data of an account, as its driver gets it. */
const connectedWith = ({ settings, secrets, addressRule }: Omit<HostedAccount, "connected_account_id" | "kind">) => ({
  settings,
  secrets,
  secret: (name: string) => (Object.hasOwn(secrets, name) ? secrets[name] : undefined),
  addressRule,
  dial: createDial(addressRule, { authorities }),
});

/** Text of a driver's log message. A third-party driver may pass any value. */
const textOf = (message: unknown): string =>
  typeof message === "string" ? message.slice(0, longestLog) : `(${typeof message})`;

function take(message: ToProcess): void {
  switch (message.type) {
    case "load":
      ({ ahead } = message);
      return void load(message)
        .then(loaded, notLoaded)
        .finally(() => send({ type: "loaded" }));
    case "ask":
      ({ ahead } = message);
      return void answer(message.id, message.question);
    case "abort":
      return underWay.get(message.id)?.abort();
    case "took":
      return accounts.took(message.account);
    case "kept":
      return keep.take(message);
    case "beat":
      ({ ahead } = message);
      return send({ type: "beat", memory: process.memoryUsage.rss(), questions: accounts.questions() });
  }
}

async function load({ modules, ...told }: Extract<ToProcess, { type: "load" }>) {
  authorities = told.authorities ?? undefined;
  const all =
    modules.length > 0
      ? await Promise.all(modules.map(loadFactory))
      : await Promise.all(ownSystems.map(({ load: loadOwn }) => loadOwn()));
  known = new Map(all.map((factory) => [factory.kind, factory]));
  return known;
}

function factoryOf(kind: string): DriverFactory {
  const factory = known.get(kind);
  if (!factory) throw new ConnectError("not_this_system", `This process has no driver of the kind ${kind}.`);
  return factory;
}

async function answer(id: number, question: Question): Promise<void> {
  const broken = new AbortController();
  underWay.set(id, broken);
  try {
    await factories;
    send({ type: "answer", id, value: (await find(question, broken.signal)) ?? null });
  } catch (error) {
    send({ type: "failure", id, failure: failureOf(error) });
  } finally {
    underWay.delete(id);
  }
}

function find(question: Question, signal: AbortSignal): unknown {
  switch (question.about) {
    case "systems":
      return [...known.values()].map(factsOf);
    case "read":
      return factoryOf(question.kind).read(question.typed);
    case "announcement":
      return factoryOf(question.kind).announcement?.detail?.(new Map(question.facts));
    case "probe": {
      return factoryOf(question.kind).probe(connectedWith(question), signal);
    }
    case "open":
      return accounts.open(question);
    case "run":
      return accounts.run(question, signal);
    case "call":
      return accounts.call(question, signal);
    case "close":
      return accounts.close(question);
  }
}

function factsOf({ kind, displayName, models, fields, announcement }: DriverFactory): object {
  if (!announcement) return { kind, displayName, models, fields, announcement: null };
  const { service, scheme, caution } = announcement;
  const hasDetail = "detail" in announcement;
  return { kind, displayName, models, fields, announcement: { service, scheme, caution, hasDetail } };
}
