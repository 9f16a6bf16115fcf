/**
 * Every text of the hosted connect flow. Words in braces are filled in. Texts with a count have one form per plural. A
 * translation is the JSON file of a language beside this file, with every text and every plural form of the language.
 * German: the first hyphen of E‑Mail-Adresse within a sentence is a no-break hyphen. French: the space before : is a
 * no-break space, before ; ? ! a narrow no-break space.
 */
export const en = {
  pageTitle: "{title} · {company}",
  back: "Back",
  continue: "Continue",
  goBack: "Go back",
  cancel: "Cancel",
  stepOf: "Step {step} of {steps}",
  step: "Step {step}",

  connectTo: "Connect your devices to {company}",
  signInWithMaker:
    "Sign in with the account you have with your lock's maker. Your password is passed on to the maker and not stored.",
  companyMay: "{company} will be able to see your devices, lock and unlock them, and manage their codes.",
  endAnyTime: "To stop this at any time, ask {company} to disconnect your account.",
  testAccountsOnly: "The locks here are simulated. Only test accounts work.",

  chooseBrand: "Choose a brand",
  searchBrands: "Search brands",
  brandsShown: "Brands: {count}",
  noBrandFound: "No brand matches. Check the spelling, or type only a part of the name.",

  signInTo: "Sign in to {brand}",
  signInToAccount: "Sign in to your account",
  signIn: "Sign in",
  showTyped: "Show what is typed",
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
  sendAgain: "Send again",
  sentAgain: "A new code has been sent.",

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
  canceled: "You canceled. Nothing was connected.",
  deadLink:
    "This link does not work. It was removed, or part of it is missing. Go back to the page you came from and start again.",

  noPage: "Page not found",
  noPageHere: "The address may be wrong, or the page was removed. Go back to the page you came from.",
  apiReference: "API reference",
  notNow: "This page is not available right now",
  notNowBecause:
    "Something went wrong on the server. Try again in a moment. If the problem continues, give this number to whoever runs the server: {request}.",
  tryAgain: "Try again",

  onYourNetwork: "On your network",
  connectHub: "Connect {system}",
  hubAddress: "Address",
  userName: "User name",
  findLocks: "Find locks",
  looking: "Looking…",
  chooseLocks: "Choose the locks to connect",
  lockInSetup: "still being set up at its hub: it can be locked and unlocked now, codes come later",
  hubBadAddress: "That is not an address of {system}. Write it like {example}.",
  hubSecretInAddress:
    "Enter the address without a user, a password or anything after “?” or “#”. Where {system} needs a user or a password, it has fields of their own.",
  hubsBusy: "Too many hubs are being looked at just now. Try again in a few seconds.",
  hubNotAllowed: "This server may not connect to that address. Ask whoever runs it to allow it (MORTISE_HUB_ALLOW).",
  hubNothingListens: "Nothing listens at that address. Check it, and that {system} is running.",
  hubNoAnswer: "No answer came within 5 seconds. Check that this server can reach the address.",
  hubIsHomeAssistant: "That is Home Assistant. Enter the address of the server of {system} itself.",
  hubIsOther: "Something else answers there, not {system}.",
  hubTooOld: "That version of {system} is too old. Update it, then try again.",
  hubWrongLogin: "The name or password was refused.",
  hubNoTls: "No secure connection is offered there. Check the address and its port.",
  hubBadCertificate:
    "The certificate of that address is not trusted. Check the name in the address, or ask whoever runs this server to add its certificate authority (MORTISE_HUB_CA).",
  hubMayNotRead: "Connected, but nothing may be read there. Check the rights of this user and the base topic.",
  hubOutputIsAttribute:
    "{system} publishes each property in a topic of its own. Set output to json or attribute_and_json in its advanced settings, and restart it.",
  hubOffline: "{system} is offline. Start it, then try again.",
  hubNoLocks: "{system} is there, but knows of no lock yet. Add one there first.",

  sandboxUsual: "Test account: {email}, password {password}, code {code}.",
  sandboxSerial:
    "Test account: serial number {serial}, phone {phone}, master code {masterCode}, tone open number {tone}.",
  sandboxUnit: "Test account: phone {phone}, master code {masterCode}, unit {unit}.",
  sandboxAddress: "Test account: {address}.",
} as const;

type Widened<Forms> = { readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : Forms };

/** A sentence per plural form of a language, with `{count}` for the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Texts in any language. */
export type Texts = Widened<Plural>;
