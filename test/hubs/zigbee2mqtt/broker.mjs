// An MQTT broker in its own process, so that it can be killed. With `--login name:password` it refuses all other
// logins.
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { Aedes } from "aedes";

const [port, login] = process.argv.slice(2);
const broker = await Aedes.createBroker({
  authenticate: (_client, name, password, done) =>
    login === undefined || `${name}:${String(password)}` === login
      ? done(null, true)
      : done(Object.assign(new Error("refused"), { returnCode: 5 }), false),
});
createServer(broker.handle).listen(Number(port), "127.0.0.1", () => process.stdout.write('{"ready":true}\n'));

/** Publishes messages like another program at the broker: `{"id":1,"do":"publish","topic":"…","message":{…}}`. */
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, topic, message } = JSON.parse(line);
  broker.publish({ topic, payload: JSON.stringify(message), qos: 0, retain: false }, () =>
    process.stdout.write(`${JSON.stringify({ id, ok: true })}\n`),
  );
});
