// The forms' code is fetched when one opens: most hosts never let anyone change a code.
export const loadCreateForm = async () => (await import("./CreateAccessCodeForm.tsx")).CreateAccessCodeForm;
export const loadEditForm = async () => (await import("./EditAccessCodeForm.tsx")).EditAccessCodeForm;
