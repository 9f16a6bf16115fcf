// Sets each page's `Date` ahead, if `npm run test:release` runs at a made-up moment with the server's clock ahead.
import { inject } from "vitest";

const aheadMs = inject("clockAheadMs");
const trueDate = Date;

if (aheadMs !== 0)
  globalThis.Date = new Proxy(trueDate, {
    construct: (target, args: [], made) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + aheadMs] : args, made) as Date,
    apply: (target) => String(new target(target.now() + aheadMs)),
    get: (target, name) => (name === "now" ? () => target.now() + aheadMs : (Reflect.get(target, name) as unknown)),
  });
