// Derives the origin of a published package (author, repository, homepage, bugs) from `author` and `repository` of the
// project's package.json.

/** Fields for the published manifest of a package; the addresses are missing while the project has no `repository`. */
export function originOf(name, { author, repository }) {
  if (repository === undefined) return { author };
  const directory = `packages/${name.replace("@mortise/", "")}`;
  return {
    author,
    repository: { type: "git", url: `git+${repository}.git`, directory },
    homepage: `${repository}/tree/HEAD/${directory}#readme`,
    bugs: { url: `${repository}/issues` },
  };
}

/**
 * Address of the repository for a browser.
 *
 * @throws if the project's package.json has none, or one that is not https
 */
export function requireRepository({ repository }) {
  if (/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+(?<!\.git)$/.test(repository ?? "")) return repository;
  throw new Error(
    'Set "repository" in package.json to the address of the public repository, without .git, such as ' +
      '"https://HOST/OWNER/NAME". npm compares it with the repository that publishes.',
  );
}
