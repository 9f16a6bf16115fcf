import type { Catalogue } from "./en.ts";

export const ar: Catalogue<"zero" | "one" | "two" | "few" | "many"> = {
  pageTitle: "{title} · {company}",
  back: "رجوع",
  continue: "متابعة",
  goBack: "العودة",

  connectTo: "ربط أجهزتك مع {company}",
  signInWithMaker: "تسجّل الدخول لدى الشركة المصنّعة لقفلك؛ تُمرَّر كلمة مرورك إليها ولا تُحفظ.",
  companyMay: "سيكون بإمكان {company} بعدها رؤية أجهزتك وقفلها وفتحها وإدارة رموزها.",
  endAnyTime: "يمكنك إنهاء ذلك في أي وقت بأن تطلب من {company} فصل الحساب.",
  testAccountsOnly: "هذه بيئة تجريبية: لا تعمل فيها إلا حسابات الاختبار.",

  chooseBrand: "اختر علامة تجارية",

  signInTo: "تسجيل الدخول إلى {brand}",
  signInToAccount: "تسجيل الدخول إلى حسابك",
  signIn: "تسجيل الدخول",
  email: "البريد الإلكتروني",
  emailOrPhone: "البريد الإلكتروني أو رقم الهاتف",
  password: "كلمة المرور",
  masterCode: "الرمز الرئيسي",
  unitPhone: "رقم هاتف الجهاز",
  unitPhoneHint: "مع رمز البلد، مثل {example}",
  serialNumber: "الرقم التسلسلي",
  toneOpenNumber: "رقم نغمة الفتح",
  unit: "الوحدة",
  cloudAddress: "العنوان السحابي",
  cloudAddressHint: "من صفحة \u2068Maker API\u2069 في الموزّع، مع رمز الوصول الخاص بها",
  wrongLogin: "لا يوجد حساب يطابق بيانات الدخول وكلمة المرور هذه. تحقّق منهما وحاول مرة أخرى.",
  wrongCode: "هذا الرمز غير صحيح. أدخل أحدث رمز وصلك.",
  wrongMasterCode: "هذا الرمز الرئيسي غير صحيح.",
  unknownPhone: "رقم الهاتف هذا غير معروف. أدخله مع رمز البلد.",

  enterCode: "أدخل الرمز",
  codeSent: "أرسلت {brand} رمزًا إلى هاتفك أو بريدك الإلكتروني.",
  codeSentByMaker: "أرسلت الشركة المصنّعة رمزًا إلى هاتفك أو بريدك الإلكتروني.",
  code: "الرمز",
  confirm: "تأكيد",

  chooseDevice: "اختر جهازًا",
  chooseDevices: "اختر أجهزتك",
  nothingToChoose: "لا توجد أجهزة في هذا الحساب بعد. يمكنك ربطه رغم ذلك.",
  connect: "ربط",

  connected: "تم ربط حسابك",
  noDevices: "لا توجد أجهزة في الحساب بعد. عندما تضيف جهازًا سيظهر تلقائيًا.",
  moreDevices: {
    zero: "ولا أجهزة أخرى",
    one: "وجهاز آخر",
    two: "وجهازان آخران",
    few: "و{count} أجهزة أخرى",
    many: "و{count} جهازًا آخر",
    other: "و{count} جهاز آخر",
  },
  mayClose: "يمكنك إغلاق هذه الصفحة.",

  notConnected: "لم يُربط الحساب",
  tooManyAnswers: "محاولات خاطئة كثيرة. ابدأ من جديد من الصفحة التي جئت منها.",
  couldNotConnect: "تعذّر ربط الحساب.",
  deadLink: "هذا الرابط لا يعمل: ربما أُزيل أو ينقصه جزء. ابدأ من جديد من الصفحة التي جئت منها.",

  sandboxUsual: "بيئة تجريبية: {email}، كلمة المرور {password}، الرمز {code}.",
  sandboxSerial: "بيئة تجريبية: الرقم التسلسلي {serial}، الهاتف {phone}، الرمز الرئيسي {masterCode}، رقم نغمة الفتح {tone}.",
  sandboxUnit: "بيئة تجريبية: الهاتف {phone}، الرمز الرئيسي {masterCode}، الوحدة {unit}.",
  sandboxAddress: "بيئة تجريبية: {address}.",
};
