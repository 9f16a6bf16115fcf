// Kills a browser whose work takes too long, even if its pages are busy. The next act gets a new browser. A page that
// never comes to rest answers nothing, not even a request to close it.
import { type Browser, type BrowserServer, chromium } from "@playwright/test";
import { browserArgs, ensureBrowser } from "../../scripts/test/browser.ts";

export interface BoundedBrowser {
  /** Resolves to the reason why the act did not finish, or to `undefined` if it did. */
  run(act: (browser: Browser) => Promise<void>): Promise<string | undefined>;
  close(): Promise<void>;
}

export function boundedBrowser(mostSeconds = 60): BoundedBrowser {
  let server: BrowserServer | undefined;
  let browser: Browser | undefined;
  const end = async () => {
    await server?.kill();
    server = browser = undefined;
  };
  return {
    async run(act) {
      server ??= await chromium.launchServer({ executablePath: ensureBrowser(), args: browserArgs });
      browser ??= await chromium.connect(server.wsEndpoint());
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve(`did not finish within ${mostSeconds} s`), mostSeconds * 1000);
      });
      const acted = act(browser).then(
        () => undefined,
        (error: Error) => `failed: ${error.message.split("\n")[0]}`,
      );
      const why = await Promise.race([acted, late]);
      clearTimeout(timer);
      if (why !== undefined) await end();
      return why;
    },
    close: end,
  };
}
