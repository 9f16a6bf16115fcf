// Exports the rarely used forms from one file, for the reason in `details/details.ts`.
export { CreateAccessCodeForm } from "./AccessCodeForm/CreateAccessCodeForm.tsx";
export { EditAccessCodeForm, EditForRemedy } from "./AccessCodeForm/EditAccessCodeForm.tsx";
export { SavedCode } from "./AccessCodeForm/SavedCode.tsx";
export { TimingScreen } from "./AccessCodeForm/TimingScreen.tsx";
export { ConnectAccountButton } from "./ConnectAccountButton/ConnectAccountButton.tsx";
export { DeleteCode } from "./DeleteCode/DeleteCode.tsx";
