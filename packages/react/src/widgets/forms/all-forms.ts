// What few visits need, in one file: in files of their own, what they share with the rest would be split into smaller
// pieces, which compress worse.
export { CreateAccessCodeForm } from "./AccessCodeForm/CreateAccessCodeForm.tsx";
export { EditAccessCodeForm } from "./AccessCodeForm/EditAccessCodeForm.tsx";
export { TimingScreen } from "./AccessCodeForm/TimingScreen.tsx";
export { ConnectAccountButton } from "./ConnectAccountButton/ConnectAccountButton.tsx";
export { DeleteCode } from "./DeleteCode/DeleteCode.tsx";
