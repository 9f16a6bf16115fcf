import type { Catalogue } from "./en.ts";

export const ptBR: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Voltar",
  continue: "Continuar",
  goBack: "Voltar",
  cancel: "Cancelar",
  stepOf: "Etapa {step} de {steps}",
  step: "Etapa {step}",

  connectTo: "Conecte seus dispositivos a {company}",
  signInWithMaker:
    "Entre com a conta do fabricante da sua fechadura. Sua senha é repassada ao fabricante e não é armazenada.",
  companyMay: "{company} poderá então ver seus dispositivos, trancá-los, destrancá-los e gerenciar os códigos deles.",
  endAnyTime: "Para encerrar isso a qualquer momento, peça a {company} que desconecte sua conta.",
  testAccountsOnly: "As fechaduras aqui são simuladas: só contas de teste funcionam.",

  chooseBrand: "Escolha uma marca",
  searchBrands: "Buscar marcas",
  brandsShown: "Marcas: {count}",
  noBrandFound: "Nenhuma marca corresponde. Verifique a grafia ou digite só uma parte do nome.",

  signInTo: "Entre na sua conta {brand}",
  signInToAccount: "Entre na sua conta",
  signIn: "Entrar",
  showTyped: "Mostrar o que foi digitado",
  email: "E-mail",
  emailOrPhone: "E-mail ou número de telefone",
  password: "Senha",
  masterCode: "Código mestre",
  unitPhone: "Número de telefone do equipamento",
  unitPhoneHint: "Com o código do país, como {example}",
  serialNumber: "Número de série",
  toneOpenNumber: "Número do tom de abertura",
  unit: "Unidade",
  cloudAddress: "Endereço na nuvem",
  cloudAddressHint: "Da página “Maker API” do hub, com o token de acesso",
  wrongLogin: "Esse login e essa senha não correspondem a nenhuma conta. Verifique ambos e tente de novo.",
  wrongCode: "Esse código está incorreto. Digite o mais recente que você recebeu.",
  wrongMasterCode: "Esse código mestre está incorreto.",
  unknownPhone: "Esse número de telefone não foi encontrado. Digite-o com o código do país.",

  enterCode: "Digite o código",
  codeSent: "{brand} enviou um código para seu telefone ou e-mail.",
  codeSentByMaker: "O fabricante enviou um código para seu telefone ou e-mail.",
  code: "Código",
  confirm: "Confirmar",
  sendAgain: "Enviar de novo",
  sentAgain: "Um novo código foi enviado.",

  chooseDevice: "Escolha um dispositivo",
  chooseDevices: "Escolha seus dispositivos",
  nothingToChoose: "Ainda não há dispositivos nesta conta. Você pode conectá-la mesmo assim.",
  connect: "Conectar",

  connected: "Sua conta está conectada",
  noDevices: "A conta ainda não tem dispositivos. Quando você adicionar um, ele aparecerá automaticamente.",
  moreDevices: { one: "e mais {count}", many: "e mais {count}", other: "e mais {count}" },
  mayClose: "Você pode fechar esta página.",

  notConnected: "A conta não foi conectada",
  tooManyAnswers: "Muitas tentativas incorretas. Volte para a página de onde você veio e comece de novo.",
  couldNotConnect: "Não foi possível conectar a conta.",
  canceled: "Você cancelou. Nada foi conectado.",
  deadLink:
    "Este link não funciona. Ele foi removido ou falta uma parte dele. Volte para a página de onde você veio e comece de novo.",

  noPage: "Página não encontrada",
  noPageHere: "O endereço pode estar errado ou a página pode ter sido removida. Volte para a página de onde você veio.",
  apiReference: "Referência da API",
  notNow: "Esta página não está disponível no momento",
  notNowBecause:
    "Algo deu errado no servidor. Tente de novo daqui a pouco. Se o problema continuar, informe este número a quem administra o servidor: {request}.",
  tryAgain: "Tentar de novo",

  onYourNetwork: "Na sua rede",
  connectHub: "Conectar {system}",
  hubAddress: "Endereço",
  brokerUser: "Nome de usuário",
  baseTopic: "Tópico base",
  codeSlots: "Posições para códigos em cada fechadura",
  readDigits: "Ler de volta os dígitos dos códigos (qualquer programa no broker poderia vê-los)",
  findLocks: "Procurar fechaduras",
  looking: "Procurando…",
  chooseLocks: "Escolha as fechaduras a conectar",
  lockInSetup: "ainda sendo configurada no hub: já pode ser aberta e fechada; os códigos vêm depois",
  hubBadAddress: "Esse não é um endereço de {system}. Escreva assim: {example}.",
  hubSecretInAddress:
    "Digite o endereço sem usuário, sem senha e sem nada depois de “?” ou “#”. Se {system} precisa de usuário ou senha, há campos próprios.",
  hubsBusy: "Há hubs demais sendo consultados agora. Tente de novo em alguns segundos.",
  hubNotAllowed:
    "Este servidor não pode se conectar a esse endereço. Peça a quem o administra que o permita (MORTISE_HUB_ALLOW).",
  hubNothingListens: "Nada escuta nesse endereço. Verifique-o e se {system} está em execução.",
  hubNoAnswer: "Nenhuma resposta em 5 segundos. Verifique se este servidor alcança o endereço.",
  hubIsHomeAssistant: "Esse é o Home Assistant. Informe o endereço do próprio servidor de {system}.",
  hubIsOther: "Outra coisa responde ali, não {system}.",
  hubTooOld: "Essa versão de {system} é antiga demais. Atualize-a e tente de novo.",
  hubWrongLogin: "O nome ou a senha foi recusado.",
  hubNoTls: "Ali não há conexão segura. Verifique o endereço e a porta.",
  hubBadCertificate:
    "O certificado desse endereço não é confiável. Verifique o nome no endereço ou peça a quem administra este servidor que adicione a autoridade certificadora (MORTISE_HUB_CA).",
  hubMayNotRead: "Conectado, mas nada pode ser lido ali. Verifique as permissões do usuário e o tópico base.",
  hubOutputIsAttribute:
    "{system} publica cada propriedade em um tópico próprio. Defina output como json ou attribute_and_json nas configurações avançadas e reinicie-o.",
  hubOffline: "{system} está off-line. Inicie-o e tente de novo.",
  hubNoLocks: "{system} está lá, mas ainda não conhece nenhuma fechadura. Adicione uma lá primeiro.",

  sandboxUsual: "Conta de teste: {email}, senha {password}, código {code}.",
  sandboxSerial:
    "Conta de teste: número de série {serial}, telefone {phone}, código mestre {masterCode}, número do tom de abertura {tone}.",
  sandboxUnit: "Conta de teste: telefone {phone}, código mestre {masterCode}, unidade {unit}.",
  sandboxAddress: "Conta de teste: {address}.",
};
