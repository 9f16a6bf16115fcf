import type { Catalogue } from "./en.ts";

export const ptBR: Catalogue<"one" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "Voltar",
  continue: "Continuar",
  goBack: "Voltar",

  connectTo: "Conecte seus dispositivos a {company}",
  signInWithMaker: "Você entra com a conta do fabricante da sua fechadura; sua senha é repassada ao fabricante e não é guardada.",
  companyMay: "{company} poderá então ver seus dispositivos, trancá-los, destrancá-los e gerenciar os códigos deles.",
  endAnyTime: "Você pode encerrar isso a qualquer momento pedindo a {company} que desconecte a conta.",
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
  wrongCode: "Esse código não está certo. Digite o mais recente que você recebeu.",
  wrongMasterCode: "Esse código mestre não está certo.",
  unknownPhone: "Esse número de telefone não foi reconhecido. Digite-o com o código do país.",

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
  tooManyAnswers: "Muitas respostas erradas. Comece de novo pela página que trouxe você até aqui.",
  couldNotConnect: "Não foi possível conectar a conta.",
  deadLink: "Este link não funciona: ele foi removido ou falta uma parte dele. Comece de novo pela página que trouxe você até aqui.",

  noPage: "Não há nenhuma página aqui",
  noPageHere: "O endereço pode estar errado ou a página pode ter sido removida. Volte para a página que trouxe você até aqui.",
  apiReference: "Referência da API",
  notNow: "Não é possível mostrar esta página agora",
  notNowBecause:
    "Algo deu errado no servidor. Tente de novo daqui a pouco; se continuar assim, quem administra o servidor encontra o motivo em {request}.",
  tryAgain: "Tentar novamente",

  sandboxUsual: "Ambiente de testes: {email}, senha {password}, código {code}.",
  sandboxSerial:
    "Ambiente de testes: número de série {serial}, telefone {phone}, código mestre {masterCode}, número do tom de abertura {tone}.",
  sandboxUnit: "Ambiente de testes: telefone {phone}, código mestre {masterCode}, unidade {unit}.",
  sandboxAddress: "Ambiente de testes: {address}.",
};
