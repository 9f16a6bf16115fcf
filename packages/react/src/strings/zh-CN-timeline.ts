// The Chinese words of the timeline; zh-CN.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const zhCNTimeline: LanguageCatalogue["timeline"] = {
  title: "时间线",
  label: "各门的密码，{days}",
  door: "门",
  now: "现在",
  today: "今天",
  earlier: "更早",
  later: "更晚",
  clashes: { other: "{count} 处冲突" },
  troubled: { other: "{count} 个密码有问题" },
  allWell: "没有冲突，也没有密码有问题",
  joined: "{first}，{second}",
  noEnd: "无结束时间",
  from: "从 {time} 起",
  until: "至 {time}",
  allDay: "全天",
  clash: "冲突",
  sameDigits: "数字与“{name}”相同",
  sameDigitsElsewhere: "数字与另一个密码相同",
  clashAhead: "从 {time} 起与“{name}”冲突",
  free: "当天没有密码",
  next: "当天没有密码。下一个：{name}，{time}",
  past: "已删除的密码不再显示在过去的日期中。",
  notServed: "此服务不能列出多个门的密码。密码在各个门的页面上。",
  doorNotLoaded: "无法加载密码。",
};
