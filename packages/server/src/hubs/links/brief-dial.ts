// Connections for one probe of a hub. They are closed after the probe, whatever the driver does.
import type { Dial } from "../../base/outgoing/dial-target.ts";

export function briefDial(dial: Dial, over: AbortSignal): Dial {
  return async (target) => {
    const signal = target.signal ? AbortSignal.any([target.signal, over]) : over;
    const socket = await dial({ ...target, signal });
    const close = () => socket.destroy();
    over.addEventListener("abort", close, { once: true });
    socket.once("close", () => over.removeEventListener("abort", close));
    if (over.aborted) close();
    return socket;
  };
}
