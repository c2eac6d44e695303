import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServingTable } from '../serving/table.ts';
import { nginxFiles } from './nginxFiles.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/nginx', import.meta.url));

/** Writes nginx's whole configuration of a release. */
export function writeNginx(folder: string, table: ServingTable): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(DEPLOY, folder, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(table))) writeFileSync(join(folder, name), text);
}
