import { renderToString } from "react-dom/server";
import { App, type Facts } from "./App.tsx";

export const render = (facts: Facts): string => renderToString(<App {...facts} />);
