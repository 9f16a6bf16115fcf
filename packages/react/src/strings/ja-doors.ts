// The Japanese words of one code on several doors; ja.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const jaDoors: LanguageCatalogue["codeForDoors"] = {
  title: "ドア",
  chooseMany: "まとめて選択",
  all: "すべて",
  allShown: "表示中のすべて",
  none: "選択を解除",
  chosen: { other: "{count} 件のドアを選択しました" },
  takesNoCodes: "コードを設定できません",
  ownDigits: "番号は錠が決めます",
  signedOut: "アカウントが切断されています",
  fits: "選択したすべてのドアで使えるように、{lengths} 桁にします。",
  clash: "次のドアすべてに使えるコードはありません: {doors}。いくつか選択を外してください。",
  doorsOfLengths: "{doors}（{lengths} 桁）",
  more: { other: "ほか {count} 件" },
  chooseFirst: "まずドアを選択してください",
  tooMany: "選択できるドアは {most} 件までです",
  next: "次へ",
  formTitle: "複数のドアに同じコードを設定",
  count: { other: "{count} 件のドア" },
  digits: "これらのドアの番号は {lengths} 桁です",
  save: { other: "{count} 件のドアに保存" },
  onDoors: "{total} 件中 {on} 件のドアに設定済み",
  needYou: { other: "{count} 件のドアで対応が必要です" },
  otherDigits: "このドアの番号: {code}",
  otherDigitsHidden: "このドアの番号は異なります",
};
