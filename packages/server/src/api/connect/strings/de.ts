// The first hyphen of an E‑Mail-Adresse within a sentence is a no-break one.
import type { Catalogue } from "./en.ts";

export const de: Catalogue<"one"> = {
  pageTitle: "{title} · {company}",
  back: "Zurück",
  continue: "Weiter",
  goBack: "Zurück",
  cancel: "Abbrechen",
  stepOf: "Schritt {step} von {steps}",
  step: "Schritt {step}",

  connectTo: "Verbinden Sie Ihre Geräte mit {company}",
  signInWithMaker:
    "Sie melden sich beim Hersteller Ihres Schlosses an; Ihr Passwort wird an den Hersteller weitergegeben und nicht gespeichert.",
  companyMay: "{company} kann dann Ihre Geräte sehen, sie verriegeln und entriegeln und ihre Codes verwalten.",
  endAnyTime: "Um das jederzeit zu beenden, bitten Sie {company}, Ihr Konto zu trennen.",
  testAccountsOnly: "Die Schlösser hier sind simuliert: Nur Testkonten funktionieren.",

  chooseBrand: "Marke wählen",
  searchBrands: "Marken durchsuchen",
  brandsShown: "Marken: {count}",
  noBrandFound: "Keine Marke passt. Prüfen Sie die Schreibweise, oder geben Sie nur einen Teil des Namens ein.",

  signInTo: "Bei {brand} anmelden",
  signInToAccount: "Bei Ihrem Konto anmelden",
  signIn: "Anmelden",
  showTyped: "Eingabe anzeigen",
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
  wrongLogin:
    "Diese Anmeldedaten passen zu keinem Konto. Prüfen Sie Anmeldename und Passwort und versuchen Sie es erneut.",
  wrongCode: "Dieser Code ist nicht richtig. Geben Sie den neuesten Code ein, den Sie erhalten haben.",
  wrongMasterCode: "Dieser Mastercode ist nicht richtig.",
  unknownPhone: "Diese Telefonnummer wurde nicht gefunden. Geben Sie sie mit Ländervorwahl ein.",

  enterCode: "Code eingeben",
  codeSent: "{brand} hat einen Code an Ihr Telefon oder Ihre E‑Mail-Adresse gesendet.",
  codeSentByMaker: "Der Hersteller hat einen Code an Ihr Telefon oder Ihre E‑Mail-Adresse gesendet.",
  code: "Code",
  confirm: "Bestätigen",
  sendAgain: "Erneut senden",
  sentAgain: "Ein neuer Code wurde gesendet.",

  chooseDevice: "Gerät wählen",
  chooseDevices: "Geräte wählen",
  nothingToChoose: "In diesem Konto gibt es noch keine Geräte. Sie können es trotzdem verbinden.",
  connect: "Verbinden",

  connected: "Ihr Konto ist verbunden",
  noDevices: "Das Konto hat noch keine Geräte. Geräte, die Sie später hinzufügen, erscheinen automatisch.",
  moreDevices: { one: "und {count} weiteres", other: "und {count} weitere" },
  mayClose: "Sie können diese Seite schließen.",

  notConnected: "Das Konto wurde nicht verbunden",
  tooManyAnswers:
    "Zu viele falsche Eingaben. Gehen Sie zurück zu der Seite, von der Sie gekommen sind, und beginnen Sie von vorn.",
  couldNotConnect: "Das Konto konnte nicht verbunden werden.",
  canceled: "Sie haben abgebrochen. Es wurde nichts verbunden.",
  deadLink:
    "Dieser Link funktioniert nicht. Er wurde entfernt, oder ein Teil davon fehlt. Gehen Sie zurück zu der Seite, von der Sie gekommen sind, und beginnen Sie von vorn.",

  noPage: "Seite nicht gefunden",
  noPageHere:
    "Die Adresse ist vielleicht falsch, oder die Seite wurde entfernt. Gehen Sie zurück zu der Seite, von der Sie gekommen sind.",
  apiReference: "API-Referenz",
  notNow: "Diese Seite kann gerade nicht angezeigt werden",
  notNowBecause:
    "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal. Bleibt das Problem bestehen, nennen Sie dem Betreiber des Servers diese Nummer: {request}.",
  tryAgain: "Erneut versuchen",

  onYourNetwork: "In Ihrem Netzwerk",
  connectHub: "{system} verbinden",
  hubAddress: "Adresse",
  brokerUser: "Benutzername",
  baseTopic: "Basis-Topic",
  codeSlots: "Plätze für Codes auf jedem Schloss",
  readDigits: "Ziffern der Codes zurücklesen (jedes Programm am Broker könnte sie dann sehen)",
  findLocks: "Schlösser suchen",
  looking: "Suche läuft …",
  chooseLocks: "Schlösser zum Verbinden auswählen",
  lockInSetup: "wird an seiner Zentrale noch eingerichtet: auf- und zuschließen geht schon, Codes folgen",
  hubBadAddress: "Das ist keine Adresse von {system}. Schreiben Sie sie wie {example}.",
  hubSecretInAddress:
    "Geben Sie die Adresse ohne Benutzer, ohne Passwort und ohne alles nach „?“ oder „#“ ein. Braucht {system} Benutzer oder Passwort, gibt es dafür eigene Felder.",
  hubsBusy: "Gerade werden zu viele Hubs gesucht. Versuchen Sie es in einigen Sekunden noch einmal.",
  hubNotAllowed:
    "Dieser Server darf diese Adresse nicht ansprechen. Bitten Sie den Betreiber, sie zu erlauben (MORTISE_HUB_ALLOW).",
  hubNothingListens: "Unter dieser Adresse antwortet nichts. Prüfen Sie sie, und ob {system} läuft.",
  hubNoAnswer: "Innerhalb von 5 Sekunden kam keine Antwort. Prüfen Sie, ob dieser Server die Adresse erreicht.",
  hubIsHomeAssistant: "Das ist Home Assistant. Geben Sie die Adresse des Servers von {system} selbst ein.",
  hubIsOther: "Dort antwortet etwas anderes, nicht {system}.",
  hubTooOld: "Diese Version von {system} ist zu alt. Aktualisieren Sie sie und versuchen Sie es erneut.",
  hubWrongLogin: "Name oder Passwort wurde abgelehnt.",
  hubNoTls: "Dort wird keine sichere Verbindung angeboten. Prüfen Sie Adresse und Port.",
  hubBadCertificate:
    "Dem Zertifikat dieser Adresse wird nicht vertraut. Prüfen Sie den Namen in der Adresse, oder bitten Sie den Betreiber dieses Servers, die Zertifizierungsstelle hinzuzufügen (MORTISE_HUB_CA).",
  hubMayNotRead:
    "Verbunden, aber dort darf nichts gelesen werden. Prüfen Sie die Rechte dieses Benutzers und das Basis-Topic.",
  hubOutputIsAttribute:
    "{system} veröffentlicht jede Eigenschaft in einem eigenen Topic. Stellen Sie in den erweiterten Einstellungen dort output auf json oder attribute_and_json, und starten Sie es neu.",
  hubOffline: "{system} ist offline. Starten Sie es und versuchen Sie es erneut.",
  hubNoLocks: "{system} ist da, kennt aber noch kein Schloss. Fügen Sie dort zuerst eines hinzu.",

  sandboxUsual: "Testkonto: {email}, Passwort {password}, Code {code}.",
  sandboxSerial: "Testkonto: Seriennummer {serial}, Telefon {phone}, Mastercode {masterCode}, Tonwahlnummer {tone}.",
  sandboxUnit: "Testkonto: Telefon {phone}, Mastercode {masterCode}, Einheit {unit}.",
  sandboxAddress: "Testkonto: {address}.",
};
