// Keeps payloads as they were sent. Parsed, 12345678901234567890 would show as another number, and 1.0 as 1.
import { memberText } from "../../../src/api/management/request/payload-text.ts";

/** Number of messages whose text is kept, the last opened ones. */
const most = 50;
const ofMessage = /\/msg\/([^/?]+)(?:\?|$)/;

export function createSentTexts() {
  const texts = new Map<string, string>();
  return {
    /** Fetches, and keeps the text of an answer about one message. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const response = await globalThis.fetch(input, init);
      const msgId = ofMessage.exec(input instanceof Request ? input.url : String(input))?.[1];
      if (msgId === undefined || !response.ok) return response;
      texts.set(msgId, await response.clone().text());
      for (const oldest of [...texts.keys()].slice(0, -most)) texts.delete(oldest);
      return response;
    },
    payloadText: (msgId: string): string | undefined => {
      const text = texts.get(msgId);
      return text === undefined ? undefined : memberText(text, "payload");
    },
  };
}

/**
 * Formats JSON with line breaks, two spaces a level. Every string and number stays as it is in `json`, which must be
 * valid.
 */
export function indented(json: string): string {
  let depth = 0;
  const line = () => `\n${"  ".repeat(depth)}`;
  return json.replace(tokens, (token) => {
    if (/^\s/.test(token)) return "";
    if (/^(?:\{\s*\}|\[\s*\])$/.test(token)) return token.replace(/\s/g, "");
    if (token === "{" || token === "[") {
      depth += 1;
      return token + line();
    }
    if (token === "}" || token === "]") {
      depth -= 1;
      return line() + token;
    }
    if (token === ",") return token + line();
    return token === ":" ? ": " : token;
  });
}

const tokens = /"(?:[^"\\]|\\.)*"|\s+|\{\s*\}|\[\s*\]|[{}[\],:]|[^\s{}[\],:"]+/g;
