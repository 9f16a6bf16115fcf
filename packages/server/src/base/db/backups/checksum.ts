// Checksum at the end of a backup. It detects a changed, lost or added byte before anything is restored. It follows the
// pages of the SQLite file, where SQLite does not read.
import { createHash } from "node:crypto";
import { appendFileSync, createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { DatabaseError } from "../engines/database-error.ts";

/**
 * SQLite `application_id` ("Mort") of backups with a checksum. Without it, a backup that lost its end would look like
 * an old backup without a checksum.
 */
export const backupMark = 0x4d6f7274;
const markAt = 68;

/** Result of a check. */
export interface Checked {
  /** `unknown` if the file has no checksum, because an older version made it. */
  state: "whole" | "unknown";
  /** Size of the database in the file, in bytes. */
  bytes: number;
}

const lineOf = (bytes: number, hash: string) =>
  `\n-- sha256 of the ${String(bytes).padStart(16, "0")} bytes before this line: ${hash}\n`;
const line = /^\n-- sha256 of the (\d{16}) bytes before this line: ([\da-f]{64})\n$/;
const lineLength = lineOf(0, "0".repeat(64)).length;

/** Appends the checksum to a finished file. */
export async function addChecksum(path: string): Promise<void> {
  const { hash, bytes } = await hashOf(path);
  appendFileSync(path, lineOf(bytes, hash), { flush: true });
}

/** @throws DatabaseError `backup_damaged` */
export async function verifyChecksum(path: string, shown = path): Promise<Checked> {
  const { isMarked, size, end } = await lookAt(path);
  const told = line.exec(end);
  if (!told && !isMarked) return { state: "unknown", bytes: size };
  const bytes = size - lineLength;
  const isWhole = told !== null && Number(told[1]) === bytes && (await hashOf(path, bytes)).hash === told[2];
  if (!isWhole)
    throw new DatabaseError(
      "backup_damaged",
      `${shown} is not as it was written: ${told ? "its content does not match its checksum" : "its end is missing, or something was added to it"}. Take another backup.`,
    );
  return { state: "whole", bytes };
}

async function hashOf(path: string, bytes = Infinity): Promise<{ hash: string; bytes: number }> {
  const hash = createHash("sha256");
  let size = 0;
  if (bytes > 0)
    for await (const part of createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>) {
      hash.update(part);
      size += part.length;
    }
  return { hash: hash.digest("hex"), bytes: size };
}

async function lookAt(path: string): Promise<{ isMarked: boolean; size: number; end: string }> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const mark = await read(file, markAt, 4);
    const end = await read(file, Math.max(size - lineLength, 0), lineLength);
    return { isMarked: mark.length === 4 && mark.readUInt32BE() === backupMark, size, end: end.toString("latin1") };
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
