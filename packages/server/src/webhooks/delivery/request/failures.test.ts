// Records of attempts whose receiver gave no valid answer.
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addressGuard } from "../../../base/outgoing/address-guard.ts";
import { describeFailure } from "./failures.ts";
import { createSender, type Sender } from "./send.ts";

let server: Server;
let sender: Sender;
let answer: (socket: Socket) => void;

beforeEach(async () => {
  server = createServer((socket) => socket.on("error", () => undefined).once("data", () => answer(socket)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  sender = createSender({ guard: addressGuard(["127.0.0.0/8"]), resolve: async () => [], timeoutMs: 20_000 });
});
afterEach(async () => {
  sender.close();
  await new Promise((resolve) => server.close(resolve));
});

function send() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return sender.send({ url, id: "msg_1", at: new Date(0), body: "{}", headers: {}, signature: "v1,x" });
}

test.each(["HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n"])(
  "a receiver that announces an answer without end is heard no longer: %j",
  async (interim) => {
    answer = (socket) => socket.write(interim.repeat(1000));
    expect(await send()).toMatchObject({
      code: 0,
      response: "The host kept sending interim responses, and never a final one.",
    });
  },
);

test("a receiver's answer after a few informational responses is accepted", async () => {
  answer = (socket) => socket.end(`${"HTTP/1.1 102 Processing\r\n\r\n".repeat(5)}HTTP/1.1 200 OK\r\n\r\nThanks`);
  expect(await send()).toMatchObject({ isSuccess: true, code: 200, response: "Thanks" });
});

test("a redirect without a body is described in words", async () => {
  const redirect = (words: string) => (socket: Socket) =>
    socket.end(`HTTP/1.1 308 No\r\nlocation: https://hotel.example/new\r\n\r\n${words}`);
  answer = redirect("");
  const response = "Redirects are not followed; this one leads to https://hotel.example/new";
  expect(await send()).toMatchObject({ isSuccess: false, code: 308, response });
  answer = redirect("Moved");
  expect(await send()).toMatchObject({ code: 308, response: "Moved" });
});

test.each([
  ["CERT_HAS_EXPIRED", "The certificate has expired."],
  ["CERT_NOT_YET_VALID", "The certificate is not valid yet."],
  ["UNSPECIFIED", "The certificate cannot be trusted: its key or its signature is too weak."],
  ["EPROTO", /^The host does not support TLS .* or requires a client certificate\.$/],
  [
    "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED",
    "The host requires a client certificate, and deliveries do not send one.",
  ],
  ["ERR_SSL_TLSV1_UNRECOGNIZED_NAME", /^The host does not support TLS .* \(ERR_SSL_TLSV1_UNRECOGNIZED_NAME\)\.$/],
  ["ENOBUFS", "The request failed (ENOBUFS)."],
])("the error %s is described in words", (code, sentence) => {
  expect(describeFailure(Object.assign(new Error(), { code }))).toMatch(sentence);
});
