/** Every text of the hosted connect flow. Words in braces are filled in; texts with a count have one form per plural. */
export const en = {
  pageTitle: "{title} · {company}",
  back: "Back",
  continue: "Continue",
  goBack: "Go back",

  connectTo: "Connect your devices to {company}",
  signInWithMaker: "Sign in with the account you have with your lock's maker. Your password is passed on to the maker and not stored.",
  companyMay: "{company} will be able to see your devices, lock and unlock them, and manage their codes.",
  endAnyTime: "To stop this at any time, ask {company} to disconnect your account.",
  testAccountsOnly: "This is a sandbox. Only its test accounts work here.",

  chooseBrand: "Choose a brand",

  signInTo: "Sign in to {brand}",
  signInToAccount: "Sign in to your account",
  signIn: "Sign in",
  email: "Email",
  emailOrPhone: "Email or phone number",
  password: "Password",
  masterCode: "Master code",
  unitPhone: "Unit phone number",
  unitPhoneHint: "Include the country code, for example {example}",
  serialNumber: "Serial number",
  toneOpenNumber: "Tone open number",
  unit: "Unit",
  cloudAddress: "Cloud address",
  cloudAddressHint: "Copy it from the hub's Maker API page, including the access token",
  wrongLogin: "No account matches that login and password. Check both and try again.",
  wrongCode: "That code is not correct. Enter the most recent code you received.",
  wrongMasterCode: "That master code is not correct.",
  unknownPhone: "That phone number was not found. Enter it with the country code.",

  enterCode: "Enter the code",
  codeSent: "{brand} has sent a code to your phone or email.",
  codeSentByMaker: "The maker has sent a code to your phone or email.",
  code: "Code",
  confirm: "Confirm",

  chooseDevice: "Choose a device",
  chooseDevices: "Choose your devices",
  nothingToChoose: "This account has no devices yet. You can still connect it.",
  connect: "Connect",

  connected: "Your account is connected",
  noDevices: "This account has no devices yet. Devices you add later will appear automatically.",
  moreDevices: { one: "and {count} more", other: "and {count} more" },
  mayClose: "You can close this page.",

  notConnected: "Your account was not connected",
  tooManyAnswers: "Too many wrong attempts. Go back to the page you came from and start again.",
  couldNotConnect: "Your account could not be connected.",
  deadLink: "This link does not work. It was removed, or part of it is missing. Go back to the page you came from and start again.",

  noPage: "Page not found",
  noPageHere: "The address may be wrong, or the page was removed. Go back to the page you came from.",
  apiReference: "API reference",
  notNow: "This page is not available right now",
  notNowBecause:
    "Something went wrong on the server. Try again in a moment. If the problem continues, give this number to whoever runs the server: {request}.",
  tryAgain: "Try again",

  sandboxUsual: "Sandbox: {email}, password {password}, code {code}.",
  sandboxSerial: "Sandbox: serial number {serial}, phone {phone}, master code {masterCode}, tone open number {tone}.",
  sandboxUnit: "Sandbox: phone {phone}, master code {masterCode}, unit {unit}.",
  sandboxAddress: "Sandbox: {address}.",
} as const;

type Widened<Forms> = { readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : Forms };

/** A translation: every text, and for each text with a count every plural form that the language has besides `other`. */
export type Catalogue<Form extends Intl.LDMLPluralRule = never> = Widened<{ readonly [Each in Form | "other"]: string }>;

/** One sentence per plural form of a language; `{count}` stands where the number goes. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The same texts in any language. */
export type Texts = Widened<Plural>;
