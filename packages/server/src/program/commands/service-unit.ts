// The unit with which systemd keeps the server running.

interface Service {
  /** The program and its first arguments, each as an absolute path or a word. */
  program: readonly string[];
  /** The file with all settings. */
  settings: string;
  /** Who runs it. */
  user: string;
}

/** systemd reads `%` as a specifier, `$` as a variable, and ends a word at a space. */
const word = (text: string) => {
  const plain = text.replaceAll("%", "%%").replaceAll("$", "$$$$");
  return /[\s"'\\;]/.test(plain) ? JSON.stringify(plain) : plain;
};

export const serviceUnit = ({ program, settings, user }: Service): string => `[Unit]
Description=Mortise
Wants=network-online.target time-sync.target
After=network-online.target time-sync.target postgresql.service
StartLimitIntervalSec=0

[Service]
User=${user}
WorkingDirectory=/var/lib/mortise
StateDirectory=mortise
StateDirectoryMode=0700
UMask=0077
# All settings are in this file, so that commands can be given the same ones; without it the server does not start.
EnvironmentFile=${settings.replaceAll("%", "%%")}
ExecStart=${[...program, "serve"].map(word).join(" ")}
Restart=always
RestartSec=2
NoNewPrivileges=true
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true

[Install]
WantedBy=multi-user.target
`;
