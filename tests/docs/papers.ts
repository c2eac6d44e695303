import { globSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const IGNORED: readonly string[] = readFileSync(`${ROOT}.gitignore`, 'utf8').split('\n');

/** The folders of the repository. */
export const FOLDERS: readonly string[] = readdirSync(ROOT, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !IGNORED.includes(`${entry.name}/`),
  )
  .map(({ name }) => name);

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

/** The paths of all files and folders that a paper may name. */
export const paths: ReadonlySet<string> = new Set([
  ...find('*'),
  ...find('.{ci,oxlintrc.json}{,/**}'),
  ...find(`{${FOLDERS.join(',')}}/**`),
]);

/** A file of the repository with its text. */
export interface Paper {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): Paper => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') });

export const papers: readonly Paper[] = find(
  '{*.md,docs/**/*.md,{locales,openapi/workflows,tools/sandbox,sites}/README.md}',
).map(read);

/** Code, styles, contract and server configuration. */
export const sources: readonly Paper[] = [
  ...find(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs,scss,yaml,conf,json}`),
  ...find('*.{ts,mjs,json}'),
]
  .filter((path) => path !== 'package-lock.json')
  .map(read);

/** The headings of a paper as GitHub's anchors. */
export function anchorsOf({ text }: Paper): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** What stands between backticks in running text. */
export function codeIn({ text }: Paper): readonly string[] {
  const running = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...running.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
