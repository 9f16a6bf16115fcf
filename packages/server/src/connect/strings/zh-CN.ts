import type { Catalogue } from "./en.ts";

export const zhCN: Catalogue = {
  pageTitle: "{title} · {company}",
  back: "返回",
  continue: "继续",
  goBack: "返回原页面",

  connectTo: "将您的设备连接到 {company}",
  signInWithMaker: "您将登录门锁厂商的账号；您的登录密码只会转交给厂商，不会被保存。",
  companyMay: "此后，{company} 可以查看您的设备、上锁和开锁，并管理开锁密码。",
  endAnyTime: "您可以随时请 {company} 断开此账号，以终止授权。",
  testAccountsOnly: "这是沙盒环境：只能使用测试账号。",

  chooseBrand: "选择品牌",

  signInTo: "登录 {brand}",
  signInToAccount: "登录您的账号",
  signIn: "登录",
  email: "电子邮箱",
  emailOrPhone: "电子邮箱或电话号码",
  password: "登录密码",
  masterCode: "主密码",
  unitPhone: "门禁设备的电话号码",
  unitPhoneHint: "请包含国家/地区代码，例如 {example}",
  serialNumber: "序列号",
  toneOpenNumber: "按键音开门号码",
  unit: "单元号",
  cloudAddress: "云端地址",
  cloudAddressHint: "来自网关的“Maker API”页面，包含访问令牌",
  wrongLogin: "没有与此登录名和密码匹配的账号。请检查后重试。",
  wrongCode: "验证码不正确。请输入您最近收到的验证码。",
  wrongMasterCode: "主密码不正确。",
  unknownPhone: "未找到此电话号码。请连同国家/地区代码一起输入。",

  enterCode: "输入验证码",
  codeSent: "{brand} 已向您的手机或电子邮箱发送验证码。",
  codeSentByMaker: "厂商已向您的手机或电子邮箱发送验证码。",
  code: "验证码",
  confirm: "确认",

  chooseDevice: "选择一个设备",
  chooseDevices: "选择您的设备",
  nothingToChoose: "此账号中还没有设备。您仍然可以连接它。",
  connect: "连接",

  connected: "您的账号已连接",
  noDevices: "此账号还没有设备。添加后，设备会自动显示。",
  moreDevices: { other: "另有 {count} 个" },
  mayClose: "您可以关闭此页面。",

  notConnected: "账号未连接",
  tooManyAnswers: "错误次数过多。请回到原页面重新开始。",
  couldNotConnect: "无法连接此账号。",
  deadLink: "此链接无效：它已被移除，或缺少一部分。请回到原页面重新开始。",

  noPage: "找不到页面",
  noPageHere: "地址可能有误，或页面已被移除。请返回原页面。",
  apiReference: "API 参考",
  notNow: "暂时无法显示此页面",
  notNowBecause: "服务器出现问题。请稍后重试。如果问题仍然存在，请将此编号告知服务器管理员：{request}。",
  tryAgain: "重试",

  sandboxUsual: "沙盒：{email}，登录密码 {password}，验证码 {code}。",
  sandboxSerial: "沙盒：序列号 {serial}，电话 {phone}，主密码 {masterCode}，按键音开门号码 {tone}。",
  sandboxUnit: "沙盒：电话 {phone}，主密码 {masterCode}，单元号 {unit}。",
  sandboxAddress: "沙盒：{address}",
};
