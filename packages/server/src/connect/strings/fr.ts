// The space before : is a no-break one, before ; ? ! a narrow no-break one.
import type { Catalogue } from "./en.ts";

export const fr: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Retour",
  continue: "Continuer",
  goBack: "Revenir",

  connectTo: "Connectez vos appareils à {company}",
  signInWithMaker:
    "Connectez-vous avec votre compte chez le fabricant de votre serrure. Votre mot de passe lui est transmis et n’est pas conservé.",
  companyMay: "{company} pourra alors voir vos appareils, les verrouiller et les déverrouiller, et gérer leurs codes.",
  endAnyTime: "Pour y mettre fin à tout moment, demandez à {company} de déconnecter votre compte.",
  testAccountsOnly: "Ceci est un environnement de test : seuls ses comptes de test fonctionnent.",

  chooseBrand: "Choisissez une marque",

  signInTo: "Connexion à {brand}",
  signInToAccount: "Connexion à votre compte",
  signIn: "Se connecter",
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

  chooseDevice: "Choisissez un appareil",
  chooseDevices: "Choisissez vos appareils",
  nothingToChoose: "Ce compte ne contient encore aucun appareil. Vous pouvez tout de même le connecter.",
  connect: "Connecter",

  connected: "Votre compte est connecté",
  noDevices: "Le compte ne contient encore aucun appareil. Dès que vous en ajouterez un, il apparaîtra automatiquement.",
  moreDevices: { one: "et {count} autre", many: "et {count} d’autres", other: "et {count} autres" },
  mayClose: "Vous pouvez fermer cette page.",

  notConnected: "Le compte n’a pas été connecté",
  tooManyAnswers: "Trop de tentatives incorrectes. Revenez à la page d’où vous venez et recommencez.",
  couldNotConnect: "Le compte n’a pas pu être connecté.",
  deadLink: "Ce lien ne fonctionne pas. Il a été supprimé ou il en manque une partie. Revenez à la page d’où vous venez et recommencez.",

  noPage: "Page introuvable",
  noPageHere: "L’adresse est peut-être incorrecte, ou la page a été supprimée. Revenez à la page d’où vous venez.",
  apiReference: "Référence de l’API",
  notNow: "Cette page n’est pas disponible pour le moment",
  notNowBecause:
    "Un problème est survenu sur le serveur. Réessayez dans un instant. S’il persiste, communiquez ce numéro à la personne qui gère le serveur : {request}.",
  tryAgain: "Réessayer",

  sandboxUsual: "Environnement de test : {email}, mot de passe {password}, code {code}.",
  sandboxSerial:
    "Environnement de test : numéro de série {serial}, téléphone {phone}, code maître {masterCode}, numéro de la tonalité d’ouverture {tone}.",
  sandboxUnit: "Environnement de test : téléphone {phone}, code maître {masterCode}, unité {unit}.",
  sandboxAddress: "Environnement de test : {address}.",
};
