import { inject } from "vitest";
import { setServer } from "../server.ts";

setServer(inject("server"));
