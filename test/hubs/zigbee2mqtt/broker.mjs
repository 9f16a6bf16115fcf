// An MQTT broker as a process of its own, so that it can be killed. `--login name:password` has it refuse everybody
// else.
import { createServer } from "node:net";
import { Aedes } from "aedes";

const [port, login] = process.argv.slice(2);
const broker = await Aedes.createBroker({
  authenticate: (_client, name, password, done) =>
    login === undefined || `${name}:${String(password)}` === login
      ? done(null, true)
      : done(Object.assign(new Error("refused"), { returnCode: 5 }), false),
});
createServer(broker.handle).listen(Number(port), "127.0.0.1", () => process.stdout.write('{"ready":true}\n'));
