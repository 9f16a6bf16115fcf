// What `npm run release` changes: which packages get which version, and the texts that name it.

const nextHeading = /^## Next$/m;

/**
 * The versions that the command line asks for, by the package's folder.
 *
 * @param args such as `client@8.3.0`
 * @param packages each package's folder with its `manifest` and `changelog`
 * @throws if a release cannot be made so; the message says what to do
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

/** Our packages name each other by exact versions: one left behind would install the old version beside the new. */
function refuseLeftBehind(folder, plan, packages) {
  const { name, version } = packages[folder].manifest;
  if (plan.get(folder) === version) return;
  const left = Object.entries(packages).filter(
    ([other, { manifest }]) => manifest.dependencies?.[name] !== undefined && !plan.has(other),
  );
  if (left.length > 0)
    throw new Error(`${left.map(([, { manifest }]) => manifest.name).join(", ")} depends on ${name}: release it too.`);
}

/** A package was tested with the sources of those it depends on: changes in them come out with it. */
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

/** A changelog whose section "Next" is the section of a version. */
export const datedChangelog = (changelog, version, date) => changelog.replace(nextHeading, `## ${version} (${date})`);

/** A manifest with the versions of the plan: its own, if it is of the package in `folder`, and those it depends on. */
export function versionedManifest(text, folder, plan) {
  const own = plan.get(folder);
  const withOwn = own === undefined ? text : text.replace(/^( {2}"version": ")[^"]*/m, `$1${own}`);
  return [...plan].reduce(
    (manifest, [name, version]) =>
      manifest.replace(new RegExp(`^( {4}"@mortise/${name}": ")\\d[^"]*`, "m"), `$1${version}`),
    withOwn,
  );
}

/** A document whose names of packed files are those of the plan, such as `mortise-client-8.3.0.tgz`. */
export const versionedDocument = (text, plan) =>
  [...plan].reduce(
    (document, [name, version]) =>
      document.replaceAll(new RegExp(`(mortise-${name}-)\\d+\\.\\d+\\.\\d+(?=\\.tgz)`, "g"), `$1${version}`),
    text,
  );
