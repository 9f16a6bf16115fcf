// One finding of the doctor: what it found, and what to do if that is a problem.
export interface Finding {
  check:
    | "node"
    | "settings"
    | "address"
    | "demo"
    | "folder"
    | "secret"
    | "database"
    | "layout"
    | "integrity"
    | "clock"
    | "work"
    | "accounts"
    | "backup"
    | "server"
    | "reach";
  /** `untested`: nothing is known, for the reason that `what` gives. */
  state: "ok" | "warning" | "failure" | "untested";
  what: string;
  advice?: string;
}
