export { Dialog } from "../../parts/Dialog/Dialog.tsx";
