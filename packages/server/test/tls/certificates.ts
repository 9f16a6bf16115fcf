// A certificate authority that no client trusts, created by openssl in a folder of the test's own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface TestAuthority {
  /** Path of its certificate. */
  file: string;
  /**
   * Issues a server's key and certificate.
   * @param names - Written like `IP:127.0.0.1,DNS:hub.example`.
   */
  issue(this: void, names: string): { key: string; cert: string };
  remove(this: void): void;
}

export function makeAuthority(): TestAuthority {
  const folder = mkdtempSync(join(tmpdir(), "mortise-authority-"));
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl("req", "-x509", ...newKey, "-keyout", "ca.key", "-out", "ca.pem", "-days", "36500", "-subj", "/CN=Cellar");
  let issued = 0;
  return {
    file: at("ca.pem"),
    issue(names) {
      const name = `server${(issued += 1)}`;
      writeFileSync(at(`${name}.ext`), `subjectAltName=${names}\n`);
      openssl("req", ...newKey, "-keyout", `${name}.key`, "-out", `${name}.csr`, "-subj", "/CN=Hub");
      const request = ["-in", `${name}.csr`, "-out", `${name}.pem`, "-days", "36500", "-extfile", `${name}.ext`];
      openssl("x509", "-req", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", ...request);
      return { key: readFileSync(at(`${name}.key`), "utf8"), cert: readFileSync(at(`${name}.pem`), "utf8") };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
