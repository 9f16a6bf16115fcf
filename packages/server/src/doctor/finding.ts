// One thing looked at: what is, and what to do where that is not well.
export interface Finding {
  check: "node" | "address" | "demo" | "folder" | "secret" | "database" | "layout" | "integrity" | "clock" | "work" | "server";
  state: "ok" | "warning" | "failure";
  what: string;
  advice?: string;
}
