import type { Catalogue } from "./en.ts";

export const es: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Atrás",
  continue: "Continuar",
  goBack: "Volver",
  cancel: "Cancelar",
  stepOf: "Paso {step} de {steps}",
  step: "Paso {step}",

  connectTo: "Conecte sus dispositivos con {company}",
  signInWithMaker:
    "Inicie sesión con la cuenta del fabricante de su cerradura. Su contraseña se transmite al fabricante y no se guarda.",
  companyMay: "{company} podrá entonces ver sus dispositivos, bloquearlos y desbloquearlos, y gestionar sus códigos.",
  endAnyTime: "Para ponerle fin en cualquier momento, pida a {company} que desconecte su cuenta.",
  testAccountsOnly: "Las cerraduras de aquí son simuladas: solo funcionan cuentas de prueba.",

  chooseBrand: "Elija una marca",
  searchBrands: "Buscar marcas",
  brandsShown: "Marcas: {count}",
  noBrandFound: "Ninguna marca coincide. Revise la ortografía o escriba solo una parte del nombre.",

  signInTo: "Inicie sesión en {brand}",
  signInToAccount: "Inicie sesión en su cuenta",
  signIn: "Iniciar sesión",
  showTyped: "Mostrar lo escrito",
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
  sendAgain: "Enviar de nuevo",
  sentAgain: "Se ha enviado un código nuevo.",

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
  canceled: "Ha cancelado. No se ha conectado nada.",
  deadLink:
    "Este enlace no funciona. Se ha eliminado o le falta una parte. Vuelva a la página de la que viene y empiece de nuevo.",

  noPage: "Página no encontrada",
  noPageHere:
    "Puede que la dirección sea incorrecta o que la página se haya eliminado. Vuelva a la página de la que viene.",
  apiReference: "Referencia de la API",
  notNow: "Esta página no está disponible en este momento",
  notNowBecause:
    "Algo ha fallado en el servidor. Inténtelo de nuevo dentro de un momento. Si el problema continúa, facilite este número a quien administra el servidor: {request}.",
  tryAgain: "Reintentar",

  onYourNetwork: "En su red",
  connectHub: "Conectar {system}",
  hubAddress: "Dirección",
  brokerUser: "Nombre de usuario",
  baseTopic: "Tema base",
  codeSlots: "Posiciones para códigos en cada cerradura",
  readDigits: "Leer de vuelta los dígitos de los códigos (cualquier programa del broker podría verlos)",
  findLocks: "Buscar cerraduras",
  looking: "Buscando…",
  chooseLocks: "Elija las cerraduras que quiere conectar",
  lockInSetup: "aún se está configurando en su hub: ya se puede abrir y cerrar; los códigos, más tarde",
  hubBadAddress: "Esa no es una dirección de {system}. Escríbala así: {example}.",
  hubSecretInAddress:
    "Escriba la dirección sin usuario, sin contraseña y sin nada después de «?» o «#». Si {system} necesita usuario o contraseña, tienen sus propios campos.",
  hubsBusy: "Ahora mismo se están consultando demasiados hubs. Vuelva a intentarlo en unos segundos.",
  hubNotAllowed:
    "Este servidor no puede conectarse a esa dirección. Pida a quien lo gestiona que la permita (MORTISE_HUB_ALLOW).",
  hubNothingListens: "Nada escucha en esa dirección. Compruébela, y que {system} esté en marcha.",
  hubNoAnswer: "No llegó respuesta en 5 segundos. Compruebe que este servidor llega a la dirección.",
  hubIsHomeAssistant: "Eso es Home Assistant. Introduzca la dirección del propio servidor de {system}.",
  hubIsOther: "Allí responde otra cosa, no {system}.",
  hubTooOld: "Esa versión de {system} es demasiado antigua. Actualícela e inténtelo de nuevo.",
  hubWrongLogin: "El nombre o la contraseña fueron rechazados.",
  hubNoTls: "Allí no se ofrece una conexión segura. Compruebe la dirección y el puerto.",
  hubBadCertificate:
    "El certificado de esa dirección no es de confianza. Compruebe el nombre en la dirección o pida a quien gestiona este servidor que añada su autoridad de certificación (MORTISE_HUB_CA).",
  hubMayNotRead: "Conectado, pero allí no se puede leer nada. Compruebe los permisos del usuario y el tema base.",
  hubOutputIsAttribute:
    "{system} publica cada propiedad en un tema propio. Ponga output en json o attribute_and_json en sus ajustes avanzados y reinícielo.",
  hubOffline: "{system} está fuera de línea. Inícielo e inténtelo de nuevo.",
  hubNoLocks: "{system} está ahí, pero aún no conoce ninguna cerradura. Añada una allí primero.",

  sandboxUsual: "Cuenta de prueba: {email}, contraseña {password}, código {code}.",
  sandboxSerial:
    "Cuenta de prueba: número de serie {serial}, teléfono {phone}, código maestro {masterCode}, número del tono de apertura {tone}.",
  sandboxUnit: "Cuenta de prueba: teléfono {phone}, código maestro {masterCode}, unidad {unit}.",
  sandboxAddress: "Cuenta de prueba: {address}.",
};
