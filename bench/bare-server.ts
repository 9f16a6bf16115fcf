// A bare `node:http` handler in its own process, which only serialises its objects. The server is compared with it.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";

const devices = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as unknown[];

const server = createServer((request, response) => {
  const answer = request.url?.startsWith("/devices/get") ? { device: devices[0], ok: true } : { devices, ok: true };
  const body = JSON.stringify(answer);
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === "object" ? address?.port : 0 }));
});
