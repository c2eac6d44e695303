/**
 * Draws the logos of the sandbox's invented shops into public/shops, one SVG for each brand. The drawings follow
 * from the names alone: running it again changes nothing.
 *
 *   npm exec -- node scripts/drawShopLogos.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { shopLogos } from './shopLogos/logos.ts';

const folder = new URL('../public/shops/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const { file, drawing } of shopLogos()) {
  writeFileSync(new URL(file, folder), drawing);
  bytes += drawing.length;
}
console.log(`${shopLogos().length} logos, ${Math.round(bytes / 1024)} kB`);
