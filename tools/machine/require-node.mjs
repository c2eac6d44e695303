/**
 * Ends `npm ci` with a clear message if scripts would get a Node that is too old. On Linux and Windows `npm ci` has
 * then installed a Node (optionalDependencies of package.json), which npm puts first on the PATH of every script; on
 * other systems the machine's Node runs. `engine-strict` cannot tell: npm itself runs on the machine's Node. Plain
 * JavaScript, because it must run on the very versions that it refuses.
 */
const WANTED = [22, 22, 2];

const found = process.versions.node.split('.').map(Number);
const difference = WANTED.map((part, index) => (found[index] ?? 0) - part).find((part) => part !== 0) ?? 0;

if (difference < 0) {
  console.error(
    `This project needs Node ${WANTED.join('.')} or newer, found ${process.versions.node} (${process.execPath}).\n` +
      'On Linux (glibc) and Windows, `npm ci` without --omit=optional installs one for the scripts.\n' +
      'Elsewhere install Node 24 (`nvm install`), then run `npm ci` again.',
  );
  process.exit(1);
}
