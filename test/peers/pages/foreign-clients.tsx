// A provider takes a ready client of each published package.
import { SeamHttp } from "@seamapi/http";
import { SeamProvider } from "kit";
import { Seam as Today } from "seam";
import { Seam as Eight } from "seamapi";

const session = { clientSessionToken: "seam_cst1", endpoint: "https://locks.example" };
const clients = [new Eight(session), new Today(session), new SeamHttp(session)];

export const providers = clients.map((client) => <SeamProvider key={client.constructor.name} client={client} />);

// Objects that are no client of this API do not compile either.
// @ts-expect-error no address can be read out of it
export const refused = <SeamProvider client={{ send: () => undefined }} />;
