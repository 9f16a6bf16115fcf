// A page that must not compile, for the test of the pages' compiler.
import { useNothing } from "kit";

export const App = () => useNothing();
