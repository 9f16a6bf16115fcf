// The Chinese words of one code on several doors; zh-CN.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const zhCNDoors: LanguageCatalogue["codeForDoors"] = {
  title: "门",
  chooseMany: "批量选择",
  all: "全部",
  allShown: "全选当前显示",
  none: "全不选",
  chosen: { other: "已选择 {count} 扇门" },
  takesNoCodes: "不支持密码",
  ownDigits: "由门锁自行决定数字",
  signedOut: "账户已断开",
  fits: "使用 {lengths} 位数字，同一密码才适用于所有已选的门。",
  clash: "没有密码能同时用于这些门：{doors}。请取消选择其中一些。",
  doorsOfLengths: "{doors}（{lengths} 位）",
  more: { other: "另外 {count} 扇" },
  chooseFirst: "请先选择一扇门",
  tooMany: "最多选择 {most} 扇门",
  next: "继续",
  formTitle: "多扇门共用一个密码",
  count: { other: "{count} 扇门" },
  digits: "这些门使用 {lengths} 位数字",
  save: { other: "保存到 {count} 扇门" },
  onDoors: "已设置到 {total} 扇门中的 {on} 扇",
  needYou: { other: "{count} 扇门需要您处理" },
  otherDigits: "此门的数字：{code}",
  otherDigitsHidden: "此门的数字不同",
};
