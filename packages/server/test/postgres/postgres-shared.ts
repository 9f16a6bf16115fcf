// One PostgreSQL cluster for all test files of a run, started when the first of them asks; each file makes its own
// databases in it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sharedName } from "./postgres.ts";
import { type Cluster, startCluster } from "./postgres-cluster.ts";

export default async function setup(): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const server = createServer((_, response) => {
    cluster ??= startCluster(false);
    // A connection that is kept may be closed just as the next test asks over it.
    response.setHeader("connection", "close");
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[sharedName] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}
