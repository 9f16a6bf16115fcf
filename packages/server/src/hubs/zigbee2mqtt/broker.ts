// The link to the broker. It never reconnects by itself; the supervisor opens a new one.
import type { IClientOptions, MqttClient } from "mqtt";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { Dial } from "../../base/outgoing/dial-target.ts";
import { DriverError } from "../../driver/driver.ts";
import { guardWork } from "../wire/guard.ts";
import { newIntake } from "../wire/intake.ts";
import { largestPacket, packetGuard } from "./packet-guard.ts";

interface BrokerLogin {
  url: string;
  username: string | undefined;
  password: string | undefined;
  dial: Dial;
}

export interface Broker {
  subscribe(topic: string): Promise<void>;
  unsubscribe(topic: string): Promise<void>;
  /** Publishes at most once and not retained, so that no command is carried out twice or by a later subscriber. */
  publish(topic: string, message: object): void;
  hear(listen: (topic: string, payload: Uint8Array, isRetained: boolean) => void): void;
  /** Resolves to the reason when the connection is lost. */
  readonly lost: Promise<DriverError>;
  close(): void;
}

const mostUnreleased = 20;
const refusedLogin = new Set([4, 5, 134, 135]);

/** @throws ConnectError */
export async function openBroker({ url, username, password, dial }: BrokerLogin, signal: AbortSignal): Promise<Broker> {
  // Loaded with the first account of this kind, so that other servers do without.
  const { MqttClient: Client } = await import("mqtt");
  const options: IClientOptions = {
    reconnectPeriod: 0,
    connectTimeout: 10_000,
    keepalive: 15,
    clean: true,
    resubscribe: false,
  };
  // Messages that cannot be sent at once are discarded.
  const unsent: IClientOptions = { queueQoSZero: false };
  const { hostname, port } = new URL(url);
  const link = await dial({ host: hostname, port: Number(port), tls: isTls(url), signal });
  const client = new Client(() => link, {
    ...options,
    ...unsent,
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
  });
  const { promise: lost, resolve } = Promise.withResolvers<DriverError>();
  const isLost = (why: string) => resolve(new DriverError("unreachable", why));
  const guarded = guardWork((error) => {
    resolve(error);
    client.stream.destroy();
  });
  client.on("close", () => isLost("The link to the broker was lost."));
  // Errors may arrive before the connection is awaited, or a second time. Without a listener they would end the
  // process.
  client.on("error", () => "the promise of the connection rejects with it");
  const isTooLarge = packetGuard(largestPacket);
  client.stream.on(
    "data",
    guarded((chunk: Uint8Array) => {
      if (!isTooLarge(chunk)) return;
      isLost(
        `A message on the broker has more than ${largestPacket / 1024 / 1024} MB; it was not taken in. Remove it from the base topic.`,
      );
      client.stream.destroy();
    }),
  );
  let unreleased = 0;
  client.on(
    "packetreceive",
    guarded((packet: { cmd: string; qos?: number }) => {
      // A QoS 2 message stays in memory until the broker releases it. Some brokers send them without a request.
      if (packet.cmd === "pubrel") unreleased -= 1;
      if (packet.cmd !== "publish" || packet.qos !== 2) return;
      unreleased += 1;
      if (unreleased <= mostUnreleased) return;
      isLost("The broker sent more messages of QoS 2 than it let go of. Publish below the base topic with QoS 0.");
      client.stream.destroy();
    }),
  );
  const intake = newIntake();
  client.handleMessage = (_packet, next) => {
    const { pauseMs } = intake;
    if (pauseMs === 0) next();
    else setTimeout(next, pauseMs).unref();
  };
  await connected(client, url, signal);
  client.on("error", () => client.end(true));
  return {
    async subscribe(topic) {
      await client.subscribeAsync(topic, { qos: 0 });
    },
    async unsubscribe(topic) {
      await client.unsubscribeAsync(topic);
    },
    // An error is ignored: the caller waits for the lock's answer, and times out.
    publish: (topic, message) =>
      void client.publish(topic, JSON.stringify(message), { qos: 0, retain: false }, () => "sent or lost"),
    hear: (listen) =>
      void client.on(
        "message",
        guarded((topic: string, payload: Uint8Array, { retain }: { retain: boolean }) =>
          intake.take(() => listen(topic, payload, retain)),
        ),
      ),
    lost,
    close: () => void client.end(true),
  };
}

function connected(client: MqttClient, url: string, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  return new Promise<void>((resolve, reject) => {
    const fail = (error: ConnectError) => {
      client.end(true);
      reject(error);
    };
    client.once("connect", () => resolve());
    client.once("error", (error) => fail(connectErrorOf(error, url)));
    client.once("close", () => fail(new ConnectError("not_this_system", `${host} closed the connection.`)));
    const late = () => fail(new ConnectError("no_answer", `${host} did not answer in time.`));
    signal.addEventListener("abort", late, { once: true });
    if (signal.aborted) late();
  });
}

const isTls = (url: string): boolean => url.startsWith("mqtts:");

function connectErrorOf(error: Error & { code?: unknown }, url: string): ConnectError {
  const { host } = new URL(url);
  const { code } = error;
  if (typeof code === "number" && refusedLogin.has(code))
    return new ConnectError("bad_credentials", `The broker at ${host} refused the name or the password.`);
  if (code === "ETIMEDOUT" || /timeout|timed out/i.test(error.message))
    return new ConnectError("no_answer", `${host} did not answer in time.`);
  return new ConnectError("not_this_system", `${host} is no MQTT broker.`);
}
