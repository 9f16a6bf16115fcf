interface ImportMetaEnv {
  /** Where the Mortise server is; server.ts sets it. */
  readonly VITE_MORTISE_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
