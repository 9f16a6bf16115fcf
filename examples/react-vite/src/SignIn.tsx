import { type FormEvent, useState } from "react";

export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [problem, setProblem] = useState("");
  const signIn = async (form: FormData) => {
    const response = await fetch("/sign-in", { method: "POST", body: form.get("password") });
    if (response.ok) onSignedIn();
    else setProblem(await response.text());
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    signIn(new FormData(event.currentTarget)).catch(() =>
      setProblem("The backend cannot be reached. Start it, and try again."),
    );
  };
  return (
    <form onSubmit={onSubmit}>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
