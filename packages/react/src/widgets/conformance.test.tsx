import { describeWidget } from "../../test/widget-conformance.tsx";
import { everySample } from "../../test/screens/every-sample.ts";
import "../elements.ts";

for (const sample of everySample) describeWidget(sample);
