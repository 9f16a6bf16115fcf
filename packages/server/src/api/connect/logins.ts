// Questions of each manufacturer in the hosted flow, and the answers that the sandbox's accounts accept (platform-api
// appendix B).
import type { PlainName, Say } from "./strings/strings.ts";

export interface LoginField {
  readonly name: string;
  readonly label: PlainName;
  readonly type: "email" | "tel" | "text" | "password" | "url";
  readonly autocomplete: string;
  readonly hint?: (say: Say) => string;
  /** Whether the answer is never stored nor shown again. @default false */
  readonly isSecret?: boolean;
}

/** Error codes of the hosted page (platform-api §3.10). */
export type LoginError = "BAD_CREDENTIALS" | "TWO_FACTOR_BAD_CODE" | "INVALID_MASTER_CODE" | "INVALID_PHONE_NUMBER";

export interface Identity {
  /** Identifies the account within its provider, so that a second login finds it. */
  readonly login: string;
  /** Value of `connected_account.user_identifier`. */
  readonly user_identifier: Readonly<Record<string, string>>;
}

export interface Login {
  readonly fields: readonly LoginField[];
  readonly secondFactor: boolean;
  /** Text at the foot of the page with the answers that the sandbox accepts. @default the usual account's */
  readonly sandboxAnswers?: (say: Say) => string;
  check(values: Readonly<Record<string, string>>): Identity | LoginError;
  /**
   * Returns the login under which tries are counted; empty if none was typed. With a second factor it must equal
   * {@link Identity.login}, under which tries of the second factor are counted.
   */
  countedAs(values: Readonly<Record<string, string>>): string;
}

export const loginOf = (provider: string): Login =>
  special[provider] ?? (secondFactor.has(provider) ? withSecondFactor : byEmail);

/** Whether `code` is the second factor of sandbox accounts. */
export const checkSecondFactor = (code: string): boolean => code.replaceAll(/\s/g, "") === sandboxSecondFactor;

/** Text with the answers that the sandbox's usual account accepts. */
export const usualAnswers = (say: Say): string =>
  say("sandboxUsual", { email: "jane@example.com", password: sandboxPassword, code: sandboxSecondFactor });

const sandboxPassword = "1234";
const sandboxSecondFactor = "123456";
const sandboxMasterCode = "123456";
const sandboxSerial = "fake-serial";
const sandboxTone = "1";
const sandboxUnit = "1";
const sandboxPhone = "+18888888888";
/** Phone number with no-break spaces, so that it stays on one line. */
const phoneAsWritten = "+1\u00a0888\u00a0888\u00a08888";
const sandboxPhones: ReadonlyMap<string, string> = new Map([
  ["+11111111111", "jane@example.com"],
  ["+12222222222", "john@example.com"],
]);

const secondFactor = new Set(["august", "yale", "yale_access"]);
const password: LoginField = {
  name: "password",
  label: "password",
  type: "password",
  autocomplete: "current-password",
  isSecret: true,
};

const byEmail: Login = {
  fields: [{ name: "email", label: "email", type: "email", autocomplete: "username" }, password],
  secondFactor: false,
  check({ email = "", password: given }) {
    const address = email.trim().toLowerCase();
    return /^[^@\s]{1,64}@example\.com$/.test(address) && given === sandboxPassword
      ? { login: address, user_identifier: { email: address } }
      : "BAD_CREDENTIALS";
  },
  countedAs: ({ email = "" }) => email.trim().toLowerCase(),
};

const withSecondFactor: Login = {
  ...byEmail,
  fields: [{ name: "email", label: "emailOrPhone", type: "text", autocomplete: "username" }, password],
  secondFactor: true,
  check({ email = "", password: given = "" }) {
    const phone = phoneNumber(email);
    const owner = sandboxPhones.get(phone);
    const found = byEmail.check({ email: owner ?? email, password: given });
    return typeof found === "object" && owner !== undefined ? { ...found, user_identifier: { phone } } : found;
  },
  countedAs: ({ email = "" }) => sandboxPhones.get(phoneNumber(email)) ?? byEmail.countedAs({ email }),
};

const masterCode: LoginField = {
  name: "master_code",
  label: "masterCode",
  type: "password",
  autocomplete: "off",
  isSecret: true,
};
const phoneField: LoginField = {
  name: "phone",
  label: "unitPhone",
  type: "tel",
  autocomplete: "tel",
  hint: (say) => say("unitPhoneHint", { example: phoneAsWritten }),
};

const byMasterCode =
  (identity: (values: Readonly<Record<string, string>>) => Identity | LoginError) =>
  (values: Readonly<Record<string, string>>) => {
    if (phoneNumber(values["phone"] ?? "") !== sandboxPhone) return "INVALID_PHONE_NUMBER" as const;
    return values["master_code"] === sandboxMasterCode ? identity(values) : ("INVALID_MASTER_CODE" as const);
  };

/** Phone number, under which tries are counted, because the master code belongs to it and not to the serial number. */
const unitOfPhone = ({ phone = "" }: Readonly<Record<string, string>>): string => phoneNumber(phone);

const special: Readonly<Record<string, Login>> = {
  doorking: {
    fields: [
      { name: "serial", label: "serialNumber", type: "text", autocomplete: "off" },
      phoneField,
      masterCode,
      { name: "tone", label: "toneOpenNumber", type: "text", autocomplete: "off" },
    ],
    secondFactor: false,
    sandboxAnswers: (say) =>
      say("sandboxSerial", {
        serial: sandboxSerial,
        phone: phoneAsWritten,
        masterCode: sandboxMasterCode,
        tone: sandboxTone,
      }),
    check: byMasterCode(({ serial = "", tone = "" }) =>
      serial.trim() === sandboxSerial && tone.trim() === sandboxTone
        ? { login: sandboxSerial, user_identifier: { phone: sandboxPhone } }
        : "BAD_CREDENTIALS",
    ),
    countedAs: unitOfPhone,
  },
  linear: {
    fields: [phoneField, masterCode, { name: "unit", label: "unit", type: "text", autocomplete: "off" }],
    secondFactor: false,
    sandboxAnswers: (say) =>
      say("sandboxUnit", { phone: phoneAsWritten, masterCode: sandboxMasterCode, unit: sandboxUnit }),
    check: byMasterCode(({ unit = "" }) =>
      unit.trim() === sandboxUnit
        ? { login: sandboxPhone, user_identifier: { phone: sandboxPhone } }
        : "BAD_CREDENTIALS",
    ),
    countedAs: unitOfPhone,
  },
  hubitat: {
    fields: [
      {
        name: "api_url",
        label: "cloudAddress",
        type: "url",
        autocomplete: "off",
        hint: (say) => say("cloudAddressHint"),
        isSecret: true,
      },
    ],
    secondFactor: false,
    sandboxAnswers: (say) =>
      say("sandboxAddress", { address: `https://www.example.com/?access_token=${sandboxPassword}` }),
    check({ api_url = "" }) {
      const address = URL.canParse(api_url) ? new URL(api_url) : undefined;
      const known =
        address?.hostname === "www.example.com" && address.searchParams.get("access_token") === sandboxPassword;
      // The query is dropped, because the result is stored and the token in it must not be.
      return known
        ? {
            login: `${address.origin}${address.pathname}`,
            user_identifier: { api_url: `${address.origin}${address.pathname}` },
          }
        : "BAD_CREDENTIALS";
    },
    // Only the host is counted, because the rest of the address may hold the token that is being guessed.
    countedAs: ({ api_url = "" }) => (URL.canParse(api_url) ? new URL(api_url).hostname : ""),
  },
};

const phoneNumber = (text: string) => text.replaceAll(/[\s().-]/g, "");
