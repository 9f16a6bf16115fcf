// Sends questions from a port of its own to the multicast DNS group, on every network of this machine. Answers come
// back to that port, so the process joins no group and opens no well-known port.
import dgram from "node:dgram";
import { networkInterfaces } from "node:os";

export interface Transport {
  send(message: Uint8Array): void;
  close(): void;
}

export type OpenTransport = (hear: (message: Uint8Array) => void) => Promise<Transport>;

const group = { address: "224.0.0.251", port: 5353 };
const mostNetworks = 16;

/** Opens sockets for IPv4. A socket that cannot send receives nothing. */
export const openMulticast: OpenTransport = async (hear) => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family }) => family === "IPv4")
    .slice(0, mostNetworks);
  const opened = await Promise.allSettled(own.map(({ address }) => openUdp({ ...group, from: address }, hear)));
  const transports = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return {
    send: (message) => transports.forEach((each) => each.send(message)),
    close: () => transports.forEach((each) => each.close()),
  };
};

/** Opens a socket that receives only from the queried port. @param from - Address in the network to send to. */
export function openUdp(
  { address, port, from }: { address: string; port: number; from: string },
  hear: (message: Uint8Array) => void,
): Promise<Transport> {
  return new Promise((resolve, reject) => {
    const socket = dgram.createSocket("udp4");
    let isOpen = true;
    const close = () => {
      if (isOpen) socket.close();
      isOpen = false;
    };
    const fail = (error: unknown) => {
      close();
      reject(error);
    };
    socket.on("error", fail);
    socket.on("message", (message, sender) => void (sender.port === port && hear(message)));
    socket.bind({ address: from, port: 0, exclusive: true }, () => {
      try {
        socket.setMulticastInterface(from);
        socket.setMulticastTTL(255);
      } catch (error) {
        return fail(error);
      }
      const send = (message: Uint8Array) => {
        if (isOpen) socket.send(message, port, address, () => "a failed send is ignored");
      };
      resolve({ send, close });
    });
  });
}
