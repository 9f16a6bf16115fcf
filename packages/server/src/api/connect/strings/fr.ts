// The space before : is a no-break one, before ; ? ! a narrow no-break one.
import type { Catalogue } from "./en.ts";

export const fr: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Retour",
  continue: "Continuer",
  goBack: "Revenir",
  cancel: "Annuler",
  stepOf: "Étape {step} sur {steps}",
  step: "Étape {step}",

  connectTo: "Connectez vos appareils à {company}",
  signInWithMaker:
    "Connectez-vous avec votre compte chez le fabricant de votre serrure. Votre mot de passe lui est transmis et n’est pas conservé.",
  companyMay: "{company} pourra alors voir vos appareils, les verrouiller et les déverrouiller, et gérer leurs codes.",
  endAnyTime: "Pour y mettre fin à tout moment, demandez à {company} de déconnecter votre compte.",
  testAccountsOnly: "Les serrures sont simulées ici : seuls des comptes de test fonctionnent.",

  chooseBrand: "Choisissez une marque",
  searchBrands: "Rechercher une marque",
  brandsShown: "Marques : {count}",
  noBrandFound: "Aucune marque ne correspond. Vérifiez l’orthographe ou saisissez une partie du nom seulement.",

  signInTo: "Connexion à {brand}",
  signInToAccount: "Connexion à votre compte",
  signIn: "Se connecter",
  showTyped: "Afficher la saisie",
  email: "E-mail",
  emailOrPhone: "E-mail ou numéro de téléphone",
  password: "Mot de passe",
  masterCode: "Code maître",
  unitPhone: "Numéro de téléphone de l’installation",
  unitPhoneHint: "Avec l’indicatif du pays, par exemple {example}",
  serialNumber: "Numéro de série",
  toneOpenNumber: "Numéro de la tonalité d’ouverture",
  unit: "Unité",
  cloudAddress: "Adresse cloud",
  cloudAddressHint: "Depuis la page « Maker API » du hub, avec son jeton d’accès",
  wrongLogin: "Cet identifiant et ce mot de passe ne correspondent à aucun compte. Vérifiez-les et réessayez.",
  wrongCode: "Ce code est incorrect. Saisissez le dernier que vous avez reçu.",
  wrongMasterCode: "Ce code maître est incorrect.",
  unknownPhone: "Ce numéro de téléphone est introuvable. Saisissez-le avec l’indicatif du pays.",

  enterCode: "Saisissez le code",
  codeSent: "{brand} a envoyé un code à votre téléphone ou à votre adresse e-mail.",
  codeSentByMaker: "Le fabricant a envoyé un code à votre téléphone ou à votre adresse e-mail.",
  code: "Code",
  confirm: "Confirmer",
  sendAgain: "Renvoyer",
  sentAgain: "Un nouveau code a été envoyé.",

  chooseDevice: "Choisissez un appareil",
  chooseDevices: "Choisissez vos appareils",
  nothingToChoose: "Ce compte ne contient encore aucun appareil. Vous pouvez tout de même le connecter.",
  connect: "Connecter",

  connected: "Votre compte est connecté",
  noDevices:
    "Le compte ne contient encore aucun appareil. Dès que vous en ajouterez un, il apparaîtra automatiquement.",
  moreDevices: { one: "et {count} autre", many: "et {count} d’autres", other: "et {count} autres" },
  mayClose: "Vous pouvez fermer cette page.",

  notConnected: "Le compte n’a pas été connecté",
  tooManyAnswers: "Trop de tentatives incorrectes. Revenez à la page d’où vous venez et recommencez.",
  couldNotConnect: "Le compte n’a pas pu être connecté.",
  canceled: "Vous avez annulé. Rien n’a été connecté.",
  deadLink:
    "Ce lien ne fonctionne pas. Il a été supprimé ou il en manque une partie. Revenez à la page d’où vous venez et recommencez.",

  noPage: "Page introuvable",
  noPageHere: "L’adresse est peut-être incorrecte, ou la page a été supprimée. Revenez à la page d’où vous venez.",
  apiReference: "Référence de l’API",
  notNow: "Cette page n’est pas disponible pour le moment",
  notNowBecause:
    "Un problème est survenu sur le serveur. Réessayez dans un instant. S’il persiste, communiquez ce numéro à la personne qui gère le serveur : {request}.",
  tryAgain: "Réessayer",

  onYourNetwork: "Sur votre réseau",
  connectHub: "Connecter {system}",
  hubAddress: "Adresse",
  brokerUser: "Nom d’utilisateur",
  baseTopic: "Sujet de base",
  codeSlots: "Emplacements des codes sur chaque serrure",
  readDigits: "Relire les chiffres des codes (tout programme du broker pourrait alors les voir)",
  findLocks: "Chercher les serrures",
  looking: "Recherche…",
  chooseLocks: "Choisissez les serrures à connecter",
  lockInSetup:
    "encore en cours de configuration sur son hub : on peut déjà l’ouvrir et la fermer, les codes viendront ensuite",
  hubBadAddress: "Ce n’est pas une adresse de {system}. Écrivez-la ainsi : {example}.",
  hubSecretInAddress:
    "Saisissez l’adresse sans utilisateur, sans mot de passe et sans rien après « ? » ou « # ». Si {system} demande un utilisateur ou un mot de passe, ils ont leurs propres champs.",
  hubsBusy: "Trop de hubs sont interrogés en ce moment. Réessayez dans quelques secondes.",
  hubNotAllowed:
    "Ce serveur n’a pas le droit de se connecter à cette adresse. Demandez à son exploitant de l’autoriser (MORTISE_HUB_ALLOW).",
  hubNothingListens: "Rien n’écoute à cette adresse. Vérifiez-la, et que {system} fonctionne.",
  hubNoAnswer: "Aucune réponse en 5 secondes. Vérifiez que ce serveur peut joindre l’adresse.",
  hubIsHomeAssistant: "C’est Home Assistant. Saisissez l’adresse du serveur de {system} lui-même.",
  hubIsOther: "Autre chose répond là, pas {system}.",
  hubTooOld: "Cette version de {system} est trop ancienne. Mettez-la à jour, puis réessayez.",
  hubWrongLogin: "Le nom ou le mot de passe a été refusé.",
  hubNoTls: "Aucune connexion sécurisée n’y est proposée. Vérifiez l’adresse et le port.",
  hubBadCertificate:
    "Le certificat de cette adresse n’est pas approuvé. Vérifiez le nom dans l’adresse, ou demandez à l’exploitant de ce serveur d’ajouter son autorité de certification (MORTISE_HUB_CA).",
  hubMayNotRead: "Connecté, mais rien ne peut y être lu. Vérifiez les droits de cet utilisateur et le sujet de base.",
  hubOutputIsAttribute:
    "{system} publie chaque propriété dans un sujet à part. Mettez output sur json ou attribute_and_json dans ses réglages avancés, puis redémarrez-le.",
  hubOffline: "{system} est hors ligne. Démarrez-le, puis réessayez.",
  hubNoLocks: "{system} est là, mais ne connaît encore aucune serrure. Ajoutez-en d’abord une.",

  sandboxUsual: "Compte de test : {email}, mot de passe {password}, code {code}.",
  sandboxSerial:
    "Compte de test : numéro de série {serial}, téléphone {phone}, code maître {masterCode}, numéro de la tonalité d’ouverture {tone}.",
  sandboxUnit: "Compte de test : téléphone {phone}, code maître {masterCode}, unité {unit}.",
  sandboxAddress: "Compte de test : {address}.",
};
