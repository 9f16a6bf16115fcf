// One finding of the doctor: what it found, and what to do if that is a problem.
export interface Finding {
  check: "node" | "address" | "demo" | "folder" | "secret" | "database" | "layout" | "integrity" | "clock" | "work" | "server";
  state: "ok" | "warning" | "failure";
  what: string;
  advice?: string;
}
