import type { Catalogue } from "./en.ts";

export const ja: Catalogue = {
  pageTitle: "{title} · {company}",
  back: "戻る",
  continue: "続ける",
  goBack: "元のページに戻る",

  connectTo: "デバイスを {company} に接続",
  signInWithMaker: "錠のメーカーのアカウントでサインインします。パスワードはメーカーに渡されるだけで、保存されません。",
  companyMay: "接続すると、{company} がデバイスの表示、施錠と解錠、コードの管理を行えるようになります。",
  endAnyTime: "{company} にアカウントの接続解除を依頼すれば、いつでも終了できます。",
  testAccountsOnly: "これはサンドボックスです。テスト用アカウントのみ使用できます。",

  chooseBrand: "ブランドを選択",

  signInTo: "{brand} にサインイン",
  signInToAccount: "アカウントにサインイン",
  signIn: "サインイン",
  email: "メールアドレス",
  emailOrPhone: "メールアドレスまたは電話番号",
  password: "パスワード",
  masterCode: "マスターコード",
  unitPhone: "装置の電話番号",
  unitPhoneHint: "国番号から入力してください（例：{example}）",
  serialNumber: "シリアル番号",
  toneOpenNumber: "トーン解錠番号",
  unit: "ユニット番号",
  cloudAddress: "クラウドのアドレス",
  cloudAddressHint: "ハブの「Maker API」ページにある、アクセストークン付きのアドレス",
  wrongLogin: "ログイン情報とパスワードに一致するアカウントがありません。両方を確認して、もう一度お試しください。",
  wrongCode: "コードが正しくありません。届いた最新のコードを入力してください。",
  wrongMasterCode: "マスターコードが正しくありません。",
  unknownPhone: "この電話番号は見つかりませんでした。国番号から入力してください。",

  enterCode: "確認コードを入力",
  codeSent: "{brand} から、お使いの電話またはメールアドレスに確認コードが送信されました。",
  codeSentByMaker: "メーカーから、お使いの電話またはメールアドレスに確認コードが送信されました。",
  code: "確認コード",
  confirm: "確認",

  chooseDevice: "デバイスを選択",
  chooseDevices: "接続するデバイスを選択",
  nothingToChoose: "このアカウントにはまだデバイスがありません。このまま接続することもできます。",
  connect: "接続",

  connected: "アカウントを接続しました",
  noDevices: "このアカウントにはまだデバイスがありません。追加すると自動的に表示されます。",
  moreDevices: { other: "ほか {count} 台" },
  mayClose: "このページを閉じてかまいません。",

  notConnected: "アカウントを接続できませんでした",
  tooManyAnswers: "入力の誤りが多すぎます。元のページからもう一度やり直してください。",
  couldNotConnect: "アカウントの接続中に問題が発生しました。",
  deadLink: "このリンクは使えません。削除されたか、リンクの一部が欠けています。元のページからもう一度やり直してください。",

  noPage: "ページが見つかりません",
  noPageHere: "アドレスが間違っているか、ページが削除された可能性があります。元のページに戻ってください。",
  apiReference: "API リファレンス",
  notNow: "現在このページを表示できません",
  notNowBecause:
    "サーバーで問題が発生しました。しばらくしてからもう一度お試しください。解決しない場合は、この番号をサーバーの管理者にお伝えください：{request}",
  tryAgain: "再試行",

  sandboxUsual: "サンドボックス：{email}、パスワード {password}、確認コード {code}。",
  sandboxSerial: "サンドボックス：シリアル番号 {serial}、電話番号 {phone}、マスターコード {masterCode}、トーン解錠番号 {tone}。",
  sandboxUnit: "サンドボックス：電話番号 {phone}、マスターコード {masterCode}、ユニット番号 {unit}。",
  sandboxAddress: "サンドボックス：{address}",
};
