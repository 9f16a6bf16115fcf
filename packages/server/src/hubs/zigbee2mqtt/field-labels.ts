// Labels of the form fields that only Zigbee2MQTT has, in every language of the hosted pages.

export const baseTopic = {
  ar: "الموضوع الأساسي",
  de: "Basis-Topic",
  en: "Base topic",
  es: "Tema base",
  fr: "Sujet de base",
  ja: "ベーストピック",
  "pt-BR": "Tópico base",
  "zh-CN": "基础主题",
};

export const codeSlots = {
  ar: "أماكن الرموز على كل قفل",
  de: "Plätze für Codes auf jedem Schloss",
  en: "Places for codes on each lock",
  es: "Posiciones para códigos en cada cerradura",
  fr: "Emplacements des codes sur chaque serrure",
  ja: "各ロックのコード用スロット",
  "pt-BR": "Posições para códigos em cada fechadura",
  "zh-CN": "每把锁上的密码位",
};

export const readDigits = {
  ar: "قراءة أرقام الرموز من القفل (يمكن عندئذٍ لكل برنامج على الوسيط رؤيتها)",
  de: "Ziffern der Codes zurücklesen (jedes Programm am Broker könnte sie dann sehen)",
  en: "Read the digits of codes back (every program on the broker could then see them)",
  es: "Leer de vuelta los dígitos de los códigos (cualquier programa del broker podría verlos)",
  fr: "Relire les chiffres des codes (tout programme du broker pourrait alors les voir)",
  ja: "コードの数字を読み戻す（ブローカー上のすべてのプログラムから見えるようになります）",
  "pt-BR": "Ler de volta os dígitos dos códigos (qualquer programa no broker poderia vê-los)",
  "zh-CN": "读回密码数字（届时代理上的所有程序都可能看到）",
};
