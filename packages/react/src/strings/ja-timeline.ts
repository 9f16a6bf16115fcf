// The Japanese words of the timeline; ja.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const jaTimeline: LanguageCatalogue["timeline"] = {
  title: "タイムライン",
  label: "ドア別のコード、{days}",
  door: "ドア",
  now: "現在",
  today: "今日",
  earlier: "前へ",
  later: "次へ",
  clashes: { other: "重複 {count} 件" },
  troubled: { other: "問題のあるコード {count} 件" },
  allWell: "重複はなく、問題のあるコードもありません",
  joined: "{first}、{second}",
  noEnd: "終了なし",
  from: "{time} から",
  until: "{time} まで",
  allDay: "終日",
  clash: "重複",
  sameDigits: "{name} と同じ番号",
  sameDigitsElsewhere: "別のコードと同じ番号",
  clashAhead: "{time} から {name} と重複",
  free: "この日のコードはありません",
  next: "この日のコードはありません。次: {name}、{time}",
  past: "削除されたコードは過去の日に表示されません。",
  notServed: "このサービスは複数のドアのコードを一覧表示できません。コードは各ドアのページにあります。",
  doorNotLoaded: "コードを読み込めませんでした。",
};
