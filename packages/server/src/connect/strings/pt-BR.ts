import type { Catalogue } from "./en.ts";

export const ptBR: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Voltar",
  continue: "Continuar",
  goBack: "Voltar",

  connectTo: "Conecte seus dispositivos a {company}",
  signInWithMaker: "Entre com a conta do fabricante da sua fechadura. Sua senha é repassada ao fabricante e não é armazenada.",
  companyMay: "{company} poderá então ver seus dispositivos, trancá-los, destrancá-los e gerenciar os códigos deles.",
  endAnyTime: "Para encerrar isso a qualquer momento, peça a {company} que desconecte sua conta.",
  testAccountsOnly: "Este é um ambiente de testes: só as contas de teste funcionam.",

  chooseBrand: "Escolha uma marca",

  signInTo: "Entre na sua conta {brand}",
  signInToAccount: "Entre na sua conta",
  signIn: "Entrar",
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
  deadLink: "Este link não funciona. Ele foi removido ou falta uma parte dele. Volte para a página de onde você veio e comece de novo.",

  noPage: "Página não encontrada",
  noPageHere: "O endereço pode estar errado ou a página pode ter sido removida. Volte para a página de onde você veio.",
  apiReference: "Referência da API",
  notNow: "Esta página não está disponível no momento",
  notNowBecause:
    "Algo deu errado no servidor. Tente de novo daqui a pouco. Se o problema continuar, informe este número a quem administra o servidor: {request}.",
  tryAgain: "Tentar de novo",

  sandboxUsual: "Ambiente de testes: {email}, senha {password}, código {code}.",
  sandboxSerial:
    "Ambiente de testes: número de série {serial}, telefone {phone}, código mestre {masterCode}, número do tom de abertura {tone}.",
  sandboxUnit: "Ambiente de testes: telefone {phone}, código mestre {masterCode}, unidade {unit}.",
  sandboxAddress: "Ambiente de testes: {address}.",
};
