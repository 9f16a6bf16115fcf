import type { Catalogue } from "./en.ts";

export const es: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Atrás",
  continue: "Continuar",
  goBack: "Volver",

  connectTo: "Conecte sus dispositivos con {company}",
  signInWithMaker: "Inicie sesión con la cuenta del fabricante de su cerradura. Su contraseña se transmite al fabricante y no se guarda.",
  companyMay: "{company} podrá entonces ver sus dispositivos, bloquearlos y desbloquearlos, y gestionar sus códigos.",
  endAnyTime: "Para ponerle fin en cualquier momento, pida a {company} que desconecte su cuenta.",
  testAccountsOnly: "Este es un entorno de pruebas: solo funcionan sus cuentas de prueba.",

  chooseBrand: "Elija una marca",

  signInTo: "Inicie sesión en {brand}",
  signInToAccount: "Inicie sesión en su cuenta",
  signIn: "Iniciar sesión",
  email: "Correo electrónico",
  emailOrPhone: "Correo electrónico o número de teléfono",
  password: "Contraseña",
  masterCode: "Código maestro",
  unitPhone: "Número de teléfono del equipo",
  unitPhoneHint: "Con prefijo internacional, como {example}",
  serialNumber: "Número de serie",
  toneOpenNumber: "Número del tono de apertura",
  unit: "Unidad",
  cloudAddress: "Dirección en la nube",
  cloudAddressHint: "De la página «Maker API» del concentrador, con su token de acceso",
  wrongLogin: "Ese usuario y esa contraseña no corresponden a ninguna cuenta. Compruebe ambos e inténtelo de nuevo.",
  wrongCode: "Ese código no es correcto. Introduzca el último que haya recibido.",
  wrongMasterCode: "Ese código maestro no es correcto.",
  unknownPhone: "No se ha encontrado ese número de teléfono. Introdúzcalo con el prefijo internacional.",

  enterCode: "Introduzca el código",
  codeSent: "{brand} ha enviado un código a su teléfono o correo electrónico.",
  codeSentByMaker: "El fabricante ha enviado un código a su teléfono o correo electrónico.",
  code: "Código",
  confirm: "Confirmar",

  chooseDevice: "Elija un dispositivo",
  chooseDevices: "Elija sus dispositivos",
  nothingToChoose: "Todavía no hay dispositivos en esta cuenta. Puede conectarla de todos modos.",
  connect: "Conectar",

  connected: "Su cuenta está conectada",
  noDevices: "La cuenta todavía no tiene dispositivos. Cuando añada uno, aparecerá automáticamente.",
  moreDevices: { one: "y {count} más", many: "y {count} más", other: "y {count} más" },
  mayClose: "Puede cerrar esta página.",

  notConnected: "La cuenta no se ha conectado",
  tooManyAnswers: "Demasiados intentos incorrectos. Vuelva a la página de la que viene y empiece de nuevo.",
  couldNotConnect: "No se pudo conectar la cuenta.",
  deadLink: "Este enlace no funciona. Se ha eliminado o le falta una parte. Vuelva a la página de la que viene y empiece de nuevo.",

  noPage: "Página no encontrada",
  noPageHere: "Puede que la dirección sea incorrecta o que la página se haya eliminado. Vuelva a la página de la que viene.",
  apiReference: "Referencia de la API",
  notNow: "Esta página no está disponible en este momento",
  notNowBecause:
    "Algo ha fallado en el servidor. Inténtelo de nuevo dentro de un momento. Si el problema continúa, facilite este número a quien administra el servidor: {request}.",
  tryAgain: "Reintentar",

  sandboxUsual: "Entorno de pruebas: {email}, contraseña {password}, código {code}.",
  sandboxSerial:
    "Entorno de pruebas: número de serie {serial}, teléfono {phone}, código maestro {masterCode}, número del tono de apertura {tone}.",
  sandboxUnit: "Entorno de pruebas: teléfono {phone}, código maestro {masterCode}, unidad {unit}.",
  sandboxAddress: "Entorno de pruebas: {address}.",
};
