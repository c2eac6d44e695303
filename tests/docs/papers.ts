import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folders of the repository. */
export const FOLDERS =
  'application,conformance,deploy,docs,domain,e2e,infrastructure,locales,openapi,public,references,sandbox,scripts,simulation,sites,src,tests,ui,workshop'.split(
    ',',
  );

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

/** The paths of all files and folders that a paper may name. */
export const paths: ReadonlySet<string> = new Set([
  ...find('*'),
  ...find('.{ci,dependency-cruiser*,oxlintrc.json}{,/**}'),
  ...find(`{${FOLDERS.join(',')}}/**`),
]);

/** A file of the repository with its text. */
export interface Paper {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): Paper => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') });

export const papers: readonly Paper[] = find(
  '{*.md,docs/**/*.md,{locales,openapi/workflows,sandbox,sites}/README.md}',
).map(read);

/** Code, styles, contract and server configuration. */
export const sources: readonly Paper[] = [
  ...find(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs,scss,yaml,conf,json}`),
  ...find('*.{ts,mjs,json}'),
  ...find('.dependency-cruiser*.mjs'),
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
