// Makes the systemd units that keep the server running and make a backup every night.

interface Service {
  /** Program and its first arguments, each an absolute path or a word. */
  program: readonly string[];
  /** File with all settings. */
  settings: string;
  /** User of the service. */
  user: string;
}

/** Folder of the backup unit, owned by the service's user. */
const backupFolder = "/var/backups/mortise";

/** Quotes a word for systemd, where `%` is a specifier, `$` a variable, and a space ends a word. */
const word = (text: string) => {
  const plain = escaped(text);
  return /[\s"'\\;]/.test(plain) ? JSON.stringify(plain) : plain;
};
const escaped = (text: string) => text.replaceAll("%", "%%").replaceAll("$", "$$$$");

/** Quotes a word for the shell of the backup unit. */
const shellWord = (text: string) => (/[^\w@%+=:,./-]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : text);

/**
 * Options that harden the service. `MemoryDenyWriteExecute=` stays off, because Node compiles at run time.
 * `ProcSubset=` stays off, because Node reads /proc.
 */
const hardened = `NoNewPrivileges=true
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=true
ProtectProc=invisible
ProtectClock=true
ProtectHostname=true
ProtectControlGroups=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
PrivateTmp=true
PrivateDevices=true
PrivateUsers=true
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
LockPersonality=true
RemoveIPC=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM`;

const inFolder = ({ settings, user }: Service) => `User=${user}
WorkingDirectory=/var/lib/mortise
StateDirectory=mortise
StateDirectoryMode=0700
UMask=0077
# All settings are in this file, so that commands can be given the same ones; without it the server does not start.
EnvironmentFile=${settings.replaceAll("%", "%%")}`;

export const serviceUnit = (service: Service): string => `[Unit]
Description=Mortise
Wants=network-online.target time-sync.target
After=network-online.target time-sync.target postgresql.service
StartLimitIntervalSec=0

[Service]
${inFolder(service)}
ExecStart=${[...service.program, "serve"].map(word).join(" ")}
Restart=always
RestartSec=2
${hardened}

[Install]
WantedBy=multi-user.target
`;

/** Unit that keeps one backup per weekday. A new one replaces the old one only when it is complete. */
export function backupUnit(service: Service): string {
  const program = service.program.map(shellWord).join(" ");
  const steps = [
    `f=${backupFolder}/$(date +%a)`,
    'rm -f "$f.new"',
    `${program} backup "$f.new" --settings ${shellWord(service.settings)}`,
    `${program} backup --verify "$f.new"`,
    'mv "$f.new" "$f"',
  ];
  return `[Unit]
Description=Backup of Mortise
After=postgresql.service

[Service]
Type=oneshot
${inFolder(service)}
ReadWritePaths=${backupFolder}
ExecStart=/bin/sh -c ${JSON.stringify(escaped(steps.join(" && ")))}
${hardened}
`;
}

export const backupTimer = `[Unit]
Description=Backup of Mortise every night

[Timer]
OnCalendar=*-*-* 03:00:00
# A machine that was off at that time makes the backup when it is on again.
Persistent=true

[Install]
WantedBy=timers.target
`;
