import type { everyCall } from "@mortise/contract";
import { listResults } from "../../doors/customers/list-results.ts";
import { deleteData, pushData } from "../../doors/customers/start-run.ts";
import type { Handlers } from "../call-context.ts";

export const customers = {
  pushData: (context, input) => pushData(context, input),
  deleteData: (context, input) => deleteData(context, input),
  automationRuns: {
    list: (context, input) => listResults(context, input),
  },
} satisfies Handlers<typeof everyCall.customers>;
