import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '#domain/site/site.ts';
import { writeNginx } from '#tools/build/nginxFolder.ts';
import { PAGE_KINDS, pageFile } from '#tools/build/pageFile.ts';
import { servingTable } from '#tools/build/servingTable.ts';
import { wordsFor } from '#tools/machine/nginxServer.ts';

const HOSTING = new URL('../../docs/hosting.md', import.meta.url);

/** The commands of a part of docs/hosting.md, such as `Publish`. */
export function commandsOf(part: string): readonly string[] {
  const [, hosting = ''] = readFileSync(HOSTING, 'utf8').split(part);
  const [, block = ''] = /```sh\n([^`]+)\n```/.exec(hosting) ?? [];
  return block.split('\n');
}

/** Those that install a release. */
export const PUBLISH = commandsOf('\nPublish:\n');
export const SWITCH = commandsOf('\nSwitch:\n');

/** A minimal build whose pages contain the release's name in markup and styles; so does the name of its script. */
export function buildRelease(folder: string, name: string, sites: readonly Site[]): void {
  const pageOf = (id: string) => `<!doctype html><style>p::after{content:"${name}"}</style><p>${id}, ${name}`;
  const dist = join(folder, 'dist');
  const nginx = join(folder, 'dist-nginx');
  for (const built of [dist, nginx]) rmSync(built, { recursive: true, force: true });
  for (const { id } of sites) {
    for (const kind of PAGE_KINDS) {
      const file = join(dist, pageFile(id, kind));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, pageOf(id));
    }
  }
  for (const [file, text] of [
    [scriptOf(name), `"${name}"`],
    ['css/index.0123abcd.css', 'p{margin:0}'],
  ] as const) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  writeNginx(nginx, servingTable(dist, sites, { release: name, commit: null, time: null }));
}

/** The script of such a build. */
export function scriptOf(name: string): string {
  return `js/index.${Buffer.from(name).toString('hex').slice(0, 8)}.js`;
}

/** A shell in the build's folder. All absolute folders are inside `machine`. */
export interface Shell {
  readonly run: (command: string) => Promise<void>;
  readonly end: () => void;
}

/** @param clock the output of `date` */
export function openShell(folder: string, machine: string, command: string, clock: string): Shell {
  const shell = spawn('sh', ['-e'], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  shell.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const nginx = [command, ...wordsFor(machine)].map((word) => `'${word}'`).join(' ');
  // `command`, because the function would call itself if nginx is on the path.
  shell.stdin.write(`date() { echo ${clock}; }\nnginx() { command ${nginx} "$@"; }\n`);
  return {
    run: (line) =>
      new Promise((done, fail) => {
        const stop = () => fail(new Error(`${line} failed: ${output}`));
        shell.once('close', stop);
        shell.stdout.once('data', () => {
          shell.off('close', stop);
          done();
        });
        const here = line.replaceAll(/\/(?:srv|etc\/nginx)\//g, (place) =>
          place === '/srv/' ? `${machine}/srv/` : `${machine}/`,
        );
        shell.stdin.write(`${here}\necho done\n`);
      }),
    end: () => shell.kill(),
  };
}
