// For the test of the pages' compiler alone.
import { useNothing } from "kit";

export const App = () => useNothing();
