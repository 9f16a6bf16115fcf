/** Every text of the hosted connect flow. Words in braces are filled in; counted ones stand in their plural forms. */
export const en = {
  pageTitle: "{title} · {company}",
  back: "Back",
  continue: "Continue",
  goBack: "Go back",

  connectTo: "Connect your devices to {company}",
  signInWithMaker: "You sign in with the maker of your lock; your password is passed to the maker and not kept.",
  companyMay: "{company} can then see your devices, lock and unlock them, and manage their codes.",
  endAnyTime: "You can end this at any time by asking {company} to disconnect the account.",
  testAccountsOnly: "This is a sandbox: only its test accounts work.",

  chooseBrand: "Choose a brand",

  signInTo: "Sign in to {brand}",
  signInToAccount: "Sign in to your account",
  signIn: "Sign in",
  email: "E-mail",
  emailOrPhone: "E-mail or phone number",
  password: "Password",
  masterCode: "Master code",
  unitPhone: "Phone number of the unit",
  unitPhoneHint: "With country code, such as {example}",
  serialNumber: "Serial number",
  toneOpenNumber: "Tone open number",
  unit: "Unit",
  cloudAddress: "Cloud address",
  cloudAddressHint: "From the hub's Maker API page, with its access token",
  wrongLogin: "That login and password do not match an account. Check both and try again.",
  wrongCode: "That code is not right. Enter the newest one you were sent.",
  wrongMasterCode: "That master code is not right.",
  unknownPhone: "That phone number is not known. Enter it with its country code.",

  enterCode: "Enter the code",
  codeSent: "{brand} has sent a code to your phone or e-mail.",
  codeSentByMaker: "The maker has sent a code to your phone or e-mail.",
  code: "Code",
  confirm: "Confirm",

  chooseDevice: "Choose a device",
  chooseDevices: "Choose your devices",
  nothingToChoose: "There are no devices in this account yet. You can connect it all the same.",
  connect: "Connect",

  connected: "Your account is connected",
  noDevices: "The account has no devices yet. They appear by themselves when you add one.",
  moreDevices: { one: "and {count} more", other: "and {count} more" },
  mayClose: "You can close this page.",

  notConnected: "The account was not connected",
  tooManyAnswers: "Too many wrong answers. Start again from the page that sent you here.",
  couldNotConnect: "The account could not be connected.",
  deadLink: "This link does not work: it has been removed, or part of it is missing. Start again from the page that sent you here.",

  noPage: "There is no page here",
  noPageHere: "This address may be misspelt, or the page has been removed. Go back to the page that sent you here.",
  apiReference: "API reference",
  notNow: "This page cannot be shown right now",
  notNowBecause:
    "Something went wrong on the server. Try again in a moment; if it stays so, whoever runs the server finds the reason under {request}.",
  tryAgain: "Try again",

  sandboxUsual: "Sandbox: {email}, password {password}, code {code}.",
  sandboxSerial: "Sandbox: serial number {serial}, phone {phone}, master code {masterCode}, tone open number {tone}.",
  sandboxUnit: "Sandbox: phone {phone}, master code {masterCode}, unit {unit}.",
  sandboxAddress: "Sandbox: {address}.",
} as const;

type Widened<Forms> = { readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : Forms };

/** What a translator writes: every text, and of each counted one every form the language has besides `other`. */
export type Catalogue<Form extends Intl.LDMLPluralRule = never> = Widened<{ readonly [Each in Form | "other"]: string }>;

/** One sentence per plural form of a language; `{count}` stands where the number goes. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The same texts in any language. */
export type Texts = Widened<Plural>;
