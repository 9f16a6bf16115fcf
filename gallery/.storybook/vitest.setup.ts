import { inject } from "vitest";
import "../../packages/react/test/fresh-hand.ts";
import { setServer } from "../server.ts";
import { startVerifying } from "../verify.ts";

setServer(inject("server"));
startVerifying();
