// A finding of the doctor, with a remedy if it is a problem.
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
  /** State. `untested` if nothing is known, for the reason in `what`. */
  state: "ok" | "warning" | "failure" | "untested";
  what: string;
  advice?: string;
}
