// Reports plainly that Node is too old. Every script imports this first.
const needed = 24;
if (Number(process.versions.node.split(".")[0]) < needed) {
  console.error(
    `Mortise needs Node ${needed} or newer, and this is ${process.version}. On Linux it comes with the project: run npm ci first. Elsewhere install Node ${needed}.`,
  );
  process.exit(1);
}
