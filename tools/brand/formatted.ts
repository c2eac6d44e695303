import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIOME = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A TypeScript or JSON text as `npm run format` would write it. */
export function formatted(path: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, 'format', `--stdin-file-path=${path}`],
    {
      input: text,
      encoding: 'utf8',
      cwd: ROOT,
    },
  );
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}
