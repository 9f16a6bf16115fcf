import type { Catalogue } from "./en.ts";

export const es: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Atrás",
  continue: "Continuar",
  goBack: "Volver",

  connectTo: "Conecte sus dispositivos con {company}",
  signInWithMaker: "Iniciará sesión con el fabricante de su cerradura; su contraseña se transmite al fabricante y no se guarda.",
  companyMay: "{company} podrá entonces ver sus dispositivos, bloquearlos y desbloquearlos, y gestionar sus códigos.",
  endAnyTime: "Puede poner fin a esto en cualquier momento pidiendo a {company} que desconecte la cuenta.",
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
  unknownPhone: "Ese número de teléfono no se reconoce. Introdúzcalo con el prefijo internacional.",

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
  tooManyAnswers: "Demasiadas respuestas incorrectas. Empiece de nuevo desde la página que le trajo aquí.",
  couldNotConnect: "No se pudo conectar la cuenta.",
  deadLink: "Este enlace no funciona: se ha eliminado o le falta una parte. Empiece de nuevo desde la página que le trajo aquí.",

  noPage: "Aquí no hay ninguna página",
  noPageHere: "Puede que la dirección esté mal escrita o que la página se haya eliminado. Vuelva a la página que le trajo aquí.",
  apiReference: "Referencia de la API",
  notNow: "Esta página no se puede mostrar ahora",
  notNowBecause:
    "Algo ha fallado en el servidor. Inténtelo de nuevo dentro de un momento; si sigue igual, quien lo administra encontrará la causa con {request}.",
  tryAgain: "Reintentar",

  sandboxUsual: "Entorno de pruebas: {email}, contraseña {password}, código {code}.",
  sandboxSerial:
    "Entorno de pruebas: número de serie {serial}, teléfono {phone}, código maestro {masterCode}, número del tono de apertura {tone}.",
  sandboxUnit: "Entorno de pruebas: teléfono {phone}, código maestro {masterCode}, unidad {unit}.",
  sandboxAddress: "Entorno de pruebas: {address}.",
};
