/**
 * Stops a script with a clear message if Node is too old, instead of a syntax error deep in a tool.
 * On Linux and Windows `npm ci` installs its own Node (optionalDependencies of package.json), which npm puts first on
 * the PATH of every script; on other systems the machine's Node runs. Plain JavaScript, because it must run on the very
 * versions that it refuses.
 */
const WANTED = [22, 22, 2];

const found = process.versions.node.split('.').map(Number);
const difference = WANTED.map((part, index) => (found[index] ?? 0) - part).find((part) => part !== 0) ?? 0;

if (difference < 0) {
  console.error(
    `This project needs Node ${WANTED.join('.')} or newer, found ${process.versions.node} (${process.execPath}).\n` +
      'Run `npm ci` first (on Linux and Windows it installs a fitting Node for the scripts),\n' +
      'or install Node 24 yourself (`nvm install`), and use `npm run …` instead of calling the files directly.',
  );
  process.exit(1);
}
