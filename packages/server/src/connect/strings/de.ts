// The first hyphen of an E‑Mail-Adresse within a sentence is a no-break one.
import type { Catalogue } from "./en.ts";

export const de: Catalogue<"one"> = {
  pageTitle: "{title} · {company}",
  back: "Zurück",
  continue: "Weiter",
  goBack: "Zurück",

  connectTo: "Verbinden Sie Ihre Geräte mit {company}",
  signInWithMaker:
    "Sie melden sich beim Hersteller Ihres Schlosses an; Ihr Passwort wird an den Hersteller weitergegeben und nicht gespeichert.",
  companyMay: "{company} kann dann Ihre Geräte sehen, sie verriegeln und entriegeln und ihre Codes verwalten.",
  endAnyTime: "Um das jederzeit zu beenden, bitten Sie {company}, Ihr Konto zu trennen.",
  testAccountsOnly: "Dies ist eine Sandbox: Hier funktionieren nur Testkonten.",

  chooseBrand: "Marke wählen",

  signInTo: "Bei {brand} anmelden",
  signInToAccount: "Bei Ihrem Konto anmelden",
  signIn: "Anmelden",
  email: "E-Mail-Adresse",
  emailOrPhone: "E-Mail-Adresse oder Telefonnummer",
  password: "Passwort",
  masterCode: "Mastercode",
  unitPhone: "Telefonnummer der Anlage",
  unitPhoneHint: "Mit Ländervorwahl, zum Beispiel {example}",
  serialNumber: "Seriennummer",
  toneOpenNumber: "Tonwahlnummer zum Öffnen",
  unit: "Einheit",
  cloudAddress: "Cloud-Adresse",
  cloudAddressHint: "Von der Seite „Maker API“ des Hubs, mit Zugriffstoken",
  wrongLogin: "Diese Anmeldedaten passen zu keinem Konto. Prüfen Sie Anmeldename und Passwort und versuchen Sie es erneut.",
  wrongCode: "Dieser Code ist nicht richtig. Geben Sie den neuesten Code ein, den Sie erhalten haben.",
  wrongMasterCode: "Dieser Mastercode ist nicht richtig.",
  unknownPhone: "Diese Telefonnummer wurde nicht gefunden. Geben Sie sie mit Ländervorwahl ein.",

  enterCode: "Code eingeben",
  codeSent: "{brand} hat einen Code an Ihr Telefon oder Ihre E‑Mail-Adresse gesendet.",
  codeSentByMaker: "Der Hersteller hat einen Code an Ihr Telefon oder Ihre E‑Mail-Adresse gesendet.",
  code: "Code",
  confirm: "Bestätigen",

  chooseDevice: "Gerät wählen",
  chooseDevices: "Geräte wählen",
  nothingToChoose: "In diesem Konto gibt es noch keine Geräte. Sie können es trotzdem verbinden.",
  connect: "Verbinden",

  connected: "Ihr Konto ist verbunden",
  noDevices: "Das Konto hat noch keine Geräte. Geräte, die Sie später hinzufügen, erscheinen automatisch.",
  moreDevices: { one: "und {count} weiteres", other: "und {count} weitere" },
  mayClose: "Sie können diese Seite schließen.",

  notConnected: "Das Konto wurde nicht verbunden",
  tooManyAnswers: "Zu viele falsche Eingaben. Gehen Sie zurück zu der Seite, von der Sie gekommen sind, und beginnen Sie von vorn.",
  couldNotConnect: "Das Konto konnte nicht verbunden werden.",
  deadLink:
    "Dieser Link funktioniert nicht. Er wurde entfernt, oder ein Teil davon fehlt. Gehen Sie zurück zu der Seite, von der Sie gekommen sind, und beginnen Sie von vorn.",

  noPage: "Seite nicht gefunden",
  noPageHere: "Die Adresse ist vielleicht falsch, oder die Seite wurde entfernt. Gehen Sie zurück zu der Seite, von der Sie gekommen sind.",
  apiReference: "API-Referenz",
  notNow: "Diese Seite kann gerade nicht angezeigt werden",
  notNowBecause:
    "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal. Bleibt das Problem bestehen, nennen Sie dem Betreiber des Servers diese Nummer: {request}.",
  tryAgain: "Erneut versuchen",

  sandboxUsual: "Sandbox: {email}, Passwort {password}, Code {code}.",
  sandboxSerial: "Sandbox: Seriennummer {serial}, Telefon {phone}, Mastercode {masterCode}, Tonwahlnummer {tone}.",
  sandboxUnit: "Sandbox: Telefon {phone}, Mastercode {masterCode}, Einheit {unit}.",
  sandboxAddress: "Sandbox: {address}.",
};
