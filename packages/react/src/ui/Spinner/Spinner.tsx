export { Spinner } from "../../parts/Spinner/Spinner.tsx";
