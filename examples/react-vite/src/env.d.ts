interface ImportMetaEnv {
  /** URL of the Mortise server, set by server.ts. */
  readonly VITE_MORTISE_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
