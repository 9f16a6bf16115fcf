// Plans the changes of `npm run release`: versions of packages, and the texts that name them.

const nextHeading = /^## Next$/m;

/**
 * Requested versions by the package's folder.
 *
 * @param args - Such as `client@8.3.0`.
 * @param packages - Folder of each package with its `manifest` and `changelog`.
 * @throws if the release cannot be made; the message says what to do
 */
export function planOf(args, packages) {
  const plan = new Map(args.map((arg) => readArgument(arg, packages)));
  if (plan.size === 0)
    throw new Error(
      `Name what to release, such as ${Object.keys(packages)[0]}@1.2.3. There is ${Object.keys(packages).join(", ")}.`,
    );
  for (const [folder, version] of plan) {
    const { manifest, changelog } = packages[folder];
    if (!nextHeading.test(changelog))
      throw new Error(`packages/${folder}/CHANGELOG.md has no "## Next": there is nothing to release.`);
    const wasReleased = changelog.includes(`\n## ${manifest.version} (`);
    if (!isNewer(version, manifest.version) && (wasReleased || version !== manifest.version))
      throw new Error(`${manifest.name} is at ${manifest.version} already. Take a greater version than ${version}.`);
    refuseLeftBehind(folder, plan, packages);
    refuseUnreleased(folder, plan, packages);
  }
  return plan;
}

function readArgument(arg, packages) {
  const [, folder, version] = /^([a-z]+)@((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2})$/.exec(arg) ?? [];
  if (folder === undefined || !Object.hasOwn(packages, folder))
    throw new Error(
      `"${arg}" is not a package with a version of three numbers. Write for example ${Object.keys(packages)[0]}@1.2.3.`,
    );
  return [folder, version];
}

/**
 * Throws for a package that is left behind. Packages name each other by exact versions, so the old one would be
 * installed too.
 */
function refuseLeftBehind(folder, plan, packages) {
  const { name, version } = packages[folder].manifest;
  if (plan.get(folder) === version) return;
  const left = Object.entries(packages).filter(
    ([other, { manifest }]) => manifest.dependencies?.[name] !== undefined && !plan.has(other),
  );
  if (left.length > 0)
    throw new Error(`${left.map(([, { manifest }]) => manifest.name).join(", ")} depends on ${name}: release it too.`);
}

/** Throws for a dependency with unreleased changes, because the package was tested with them. */
function refuseUnreleased(folder, plan, packages) {
  const { name, dependencies = {} } = packages[folder].manifest;
  const needed = Object.entries(packages).find(
    ([other, each]) =>
      dependencies[each.manifest.name] !== undefined && nextHeading.test(each.changelog) && !plan.has(other),
  );
  if (needed !== undefined)
    throw new Error(`${name} needs ${needed[1].manifest.name}, which has changes of its own: release it too.`);
}

function isNewer(version, than) {
  const [one, other] = [version, than].map((text) => text.split(".").map(Number));
  const at = one.findIndex((number, index) => number !== other[index]);
  return at !== -1 && one[at] > other[at];
}

/** Changelog with the section "Next" renamed to a version. */
export const datedChangelog = (changelog, version, date) => changelog.replace(nextHeading, `## ${version} (${date})`);

/** Manifest with the versions of the plan, for the package in `folder` and its dependencies. */
export function versionedManifest(text, folder, plan) {
  const own = plan.get(folder);
  const withOwn = own === undefined ? text : text.replace(/^( {2}"version": ")[^"]*/m, `$1${own}`);
  return [...plan].reduce(
    (manifest, [name, version]) =>
      manifest.replace(new RegExp(`^( {4}"@mortise/${name}": ")\\d[^"]*`, "m"), `$1${version}`),
    withOwn,
  );
}

/** Document with the plan's versions in names of packed files, such as `mortise-client-8.3.0.tgz`. */
export const versionedDocument = (text, plan) =>
  [...plan].reduce(
    (document, [name, version]) =>
      document.replaceAll(new RegExp(`(mortise-${name}-)\\d+\\.\\d+\\.\\d+(?=\\.tgz)`, "g"), `$1${version}`),
    text,
  );
