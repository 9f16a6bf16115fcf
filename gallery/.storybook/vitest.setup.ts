import { inject } from "vitest";
import { setServer } from "../server.ts";
import { startVerifying } from "../verify.ts";

setServer(inject("server"));
startVerifying({ withAllRules: inject("isRelease") });
