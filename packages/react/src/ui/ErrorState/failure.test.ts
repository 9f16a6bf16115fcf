import { describe, expect, it } from "vitest";
import { type ActionAttempt, SeamActionAttemptError, SeamApiError, SeamError, SeamNetworkError } from "@mortise/client";
import { en } from "../../strings/en.ts";
import { compileStrings } from "../../strings/messages.ts";
import { SeamSessionError } from "../../provider/provider-error.ts";
import { answeredReasonOf, failureSentence, reasonOf, requestIdOf, serverWordsOf, usualReasonOf } from "./failure.ts";

const strings = compileStrings(en, undefined, "en-US");
const words = strings.problem;
const answered = (status: number, type: string) =>
  new SeamApiError("The server's words.", { status, type, requestId: null });
const noAnswer = new SeamNetworkError("No answer from https://… Check CORS.", new TypeError("Failed to fetch"));

const redirected = new SeamNetworkError("No answer, but a redirect.", new Error("Redirected."), "redirect");

/** Refusal of the lock, with its reason if it gave one. */
const refused = (message?: string | null) =>
  new SeamActionAttemptError({
    action_type: "UNLOCK_DOOR",
    status: "error",
    error: { type: "jammed", message },
  } as unknown as ActionAttempt);
const sessionError = (cause: SeamError) => new SeamSessionError(cause);
/** Prefix that widgets must use (spec §8). */
const noSession = (reason: string) => `Failed to get client access token. ${reason}`;

describe("a failure", () => {
  it.each([
    ["no answer", noAnswer, words.noAnswer],
    ["401", answered(401, "unauthorized"), words.signedOut],
    ["a renewed session", new SeamError("Renewed.", { code: "session_renewed" }), words.sessionRenewed],
    ["403", answered(403, "forbidden"), words.forbidden],
    ["404", answered(404, "device_not_found"), words.notFound],
    ["429", answered(429, "rate_limit_exceeded"), words.busy],
    ["500", answered(500, "internal_server_error"), words.broken],
    ["HTML", answered(200, "invalid_response"), words.broken],
    ["HTML with 404", answered(404, "invalid_response"), words.broken],
    ["a session that nobody answered", sessionError(noAnswer), noSession(words.noAnswer)],
    [
      "a session refused because of the key",
      sessionError(answered(401, "invalid_publishable_key")),
      noSession(words.keyRefused),
    ],
    [
      "a session refused because keys may not sign in",
      sessionError(answered(403, "forbidden")),
      noSession(words.keyRefused),
    ],
    ["a session asked for at a wrong address", sessionError(answered(404, "not_found")), noSession(words.wrongAddress)],
    [
      "a session asked for at somebody's page",
      sessionError(answered(404, "invalid_response")),
      noSession(words.wrongAddress),
    ],
    ["a session while the server is busy", sessionError(answered(429, "rate_limit_exceeded")), noSession(words.busy)],
    ["a session while the server is broken", sessionError(answered(502, "invalid_response")), noSession(words.broken)],
    [
      "a session refused because of the input",
      sessionError(answered(400, "invalid_input")),
      noSession("The server's words."),
    ],
    ["a refusal of the input", answered(400, "invalid_input"), "The server's words."],
    ["a lock's refusal", new SeamError("The bolt is jammed.", { code: "jammed" }), "The bolt is jammed."],
    ["an attempt that failed", refused("The bolt is jammed."), "The bolt is jammed."],
    ["an attempt that failed without a word", refused(""), words.unknown],
    ["an attempt that failed with no message at all", refused(null), words.unknown],
    [
      "a session without what it should hold",
      sessionError(new SeamError("No token.", { code: "tokenless_response" })),
      noSession(words.tokenless),
    ],
    ["a session without a token", sessionError(answered(200, "tokenless_response")), noSession(words.tokenless)],
    ["a session from another service", sessionError(answered(200, "foreign_response")), noSession(words.foreign)],
    ["a session redirected", sessionError(redirected), noSession(words.foreign)],
    ["a redirect", redirected, words.foreign],
    ["a refusal without a reason", answered(200, "unexplained_response"), words.unexplained],
    ["a refusal with 400 and no reason", answered(400, "unexplained_response"), words.unexplained],
    ["a refusal with 403 and no reason", answered(403, "unexplained_response"), words.forbidden],
    ["a refusal with 500 and no reason", answered(500, "unexplained_response"), words.broken],
    [
      "a session refused without a reason",
      sessionError(answered(200, "unexplained_response")),
      noSession(words.unexplained),
    ],
    [
      "a session refused with 400 and no reason",
      sessionError(answered(400, "unexplained_response")),
      noSession(words.unexplained),
    ],
    ["a mistake in the code", new TypeError("Cannot read properties of null"), words.unknown],
    ["nothing to read", { message: "  " }, words.unknown],
    ["nothing at all", null, words.unknown],
  ])("%s", (_, error, sentence) => expect(reasonOf(error, words)).toBe(sentence));

  it("is told in the reader's own sentence where its code has one", () => {
    const own = { ...words, reasonFor: (code: unknown) => (code === "jammed" ? "Der Riegel klemmt." : undefined) };
    expect(reasonOf(refused("The bolt is jammed."), own)).toBe("Der Riegel klemmt.");
    expect(reasonOf(new SeamError("The bolt is jammed.", { code: "jammed" }), own)).toBe("Der Riegel klemmt.");
    expect(reasonOf(answered(400, "invalid_input"), own)).toBe("The server's words.");
    expect(reasonOf(noAnswer, own)).toBe(words.noAnswer);
  });

  it("keeps the server's own words where people are told others", () => {
    expect(serverWordsOf(answered(500, "internal_server_error"), words)).toBe("The server's words.");
    expect(serverWordsOf(answered(400, "invalid_input"), words)).toBeNull();
    expect(serverWordsOf(answered(502, "invalid_response"), words)).toBeNull();
    expect(serverWordsOf(answered(200, "unexplained_response"), words)).toBeNull();
    expect(serverWordsOf(sessionError(answered(200, "foreign_response")), words)).toBeNull();
    expect(serverWordsOf(noAnswer, words)).toBeNull();
    // An error of another client may have no code.
    expect(serverWordsOf({ status: 403, message: "Out of scope." }, words)).toBe("Out of scope.");
    // A session error has the words of the refused request, and its id.
    const refusedKey = new SeamApiError("Unknown key.", {
      status: 401,
      type: "invalid_publishable_key",
      requestId: "r1",
    });
    expect(serverWordsOf(sessionError(refusedKey), words)).toBe("Unknown key.");
    expect(requestIdOf(sessionError(refusedKey))).toBe("r1");
    expect(serverWordsOf(sessionError(answered(400, "invalid_input")), words)).toBeNull();
    expect(usualReasonOf(new Error("A crash."), words)).toBeNull();
  });

  it("below a sentence of the widget's own is the usual reason, else the server's message, and none of a crash", () => {
    expect(answeredReasonOf(answered(403, "forbidden"), words)).toBe(words.forbidden);
    expect(answeredReasonOf(answered(400, "no_such_parameter"), words)).toBe("The server's words.");
    expect(answeredReasonOf(noAnswer, words)).toBe(words.noAnswer);
    expect(answeredReasonOf(new Error("A crash."), words)).toBeNull();
  });

  it("of a change that nobody answered clearly may be none", () => {
    expect(failureSentence(noAnswer, words, strings.lock.notUnlocked)).toBe(words.maybeDone);
    expect(failureSentence(answered(200, "invalid_response"), words, strings.lock.notUnlocked)).toBe(words.maybeDone);
    expect(failureSentence(answered(200, "unexplained_response"), words, strings.lock.notUnlocked)).toBe(
      words.maybeDone,
    );
    expect(failureSentence(answered(504, "invalid_response"), words, strings.lock.notUnlocked)).toBe(words.maybeDone);
    expect(failureSentence(answered(500, "internal_server_error"), words, strings.lock.notUnlocked)).toBe(
      words.maybeDone,
    );
    const refusedToTell = Object.assign(answered(401, "unauthorized"), { actionAttempt: { status: "pending" } });
    expect(failureSentence(refusedToTell, words, strings.lock.notUnlocked)).toBe(words.maybeDone);
    expect(failureSentence(answered(403, "forbidden"), words, strings.lock.notUnlocked)).toBe(
      `Not unlocked. ${words.forbidden}`,
    );
    expect(failureSentence(answered(404, "device_not_found"), words, strings.lock.notUnlocked)).toBe(
      `Not unlocked. ${words.notFound}`,
    );
    // Without a session, nothing was sent.
    expect(failureSentence(new SeamSessionError(noAnswer), words, strings.lock.notUnlocked)).toBe(
      `Not unlocked. ${noSession(words.noAnswer)}`,
    );
    const jammed = Object.assign(new SeamError("It is jammed.", { code: "jammed" }), {
      actionAttempt: { status: "error", error: { message: "It is jammed." } },
    });
    expect(failureSentence(jammed, words, strings.lock.notUnlocked)).toBe("Not unlocked. It is jammed.");
  });

  it("of a command that was sent and not confirmed stands alone, because the door may be open", () => {
    const message = "Front Door may be open. The unlock was sent, but the lock did not confirm it.";
    const unconfirmed = Object.assign(new SeamError(message, { code: "action_attempt_expired" }), {
      actionAttempt: { status: "error", error: { type: "action_attempt_expired", message } },
    });
    expect(failureSentence(unconfirmed, words, strings.lock.notUnlocked)).toBe(message);
    const inGerman = { ...words, reasonFor: () => "Das Gerät hat nicht bestätigt." };
    expect(failureSentence(unconfirmed, inGerman, strings.lock.notUnlocked)).toBe("Das Gerät hat nicht bestätigt.");
  });
});
