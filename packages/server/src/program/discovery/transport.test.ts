// Sockets to the networks of this machine, which may refuse them.
import dgram from "node:dgram";
import { expect, it, onTestFinished, vi } from "vitest";
import { openMulticast } from "./transport.ts";

it("a machine whose networks take no multicast hears nothing, and does no harm", async () => {
  const opened = vi.spyOn(dgram, "createSocket").mockImplementation(() => {
    throw new Error("no sockets here");
  });
  onTestFinished(() => opened.mockRestore());
  const transport = await openMulticast(() => "unheard");
  expect(opened).toHaveBeenCalled();
  transport.send(Buffer.from("question"));
  transport.close();
});

it("opens sockets on the machine's own addresses only, and lets go of them", async () => {
  const opened = vi.spyOn(dgram, "createSocket");
  onTestFinished(() => opened.mockRestore());
  const transport = await openMulticast(() => "unheard");
  transport.send(Buffer.from("question"));
  const sockets = opened.mock.results.map(({ value }) => value as dgram.Socket);
  expect(sockets.map((socket) => socket.address().address)).not.toContain("0.0.0.0");
  transport.close();
  transport.close();
  transport.send(Buffer.from("late"));
  for (const socket of sockets) expect(() => socket.address()).toThrow("Not running");
});
