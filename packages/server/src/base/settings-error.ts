/** Something the operator has to put right; its message is all they need. */
export class SettingsError extends Error {
  static {
    this.prototype.name = "SettingsError";
  }
}
