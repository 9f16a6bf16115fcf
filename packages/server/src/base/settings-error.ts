/** Thrown for a wrong setting. The message tells the operator what to do. */
export class SettingsError extends Error {
  static {
    this.prototype.name = "SettingsError";
  }
}
