import { posix } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { FOLDERS, anchorsOf, codeIn, papers, paths, sources } from './papers.ts';

const everything = [...papers, ...sources];
const words = new Set(sources.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
const names = new Set([...paths].map((path) => posix.basename(path)));
const isOurs = (path: string) => FOLDERS.includes(path.split('/')[0] ?? '');
const isWritten = (name: string) => sources.some(({ text }) => text.includes(name));

/** Names that are not ours: of nginx and of browsers; and a voucher's code. */
const FOREIGN = new Set(['NotFoundError', 'brotli_types', 'http_gzip_static_module', 'ju3FhwxXg']);

/** Faults of all papers, each with its paper. */
const faultsOf = (faults: (paper: (typeof papers)[number]) => readonly string[]) =>
  papers.flatMap((paper) => faults(paper).map((fault) => `${paper.path}: ${fault}`));

it('finds papers and sources', () => {
  expect(papers.length).toBeGreaterThan(30);
  expect(sources.length).toBeGreaterThan(1500);
});

it('links to what there is', () => {
  const faults = faultsOf((paper) =>
    [...paper.text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const path =
          file === '' ? paper.path : posix.join(posix.dirname(paper.path), file).replace(/\/$/, '');
        if (!paths.has(path)) return true;
        const target = papers.find((each) => each.path === path);
        return anchor !== undefined && target !== undefined && !anchorsOf(target).has(anchor);
      }),
  );
  expect(faults).toEqual([]);
});

it('names files, scripts and identifiers that there are', () => {
  const isKnown = (code: string): boolean => {
    const [, script] = /^npm run ([\w:-]+)/.exec(code) ?? [];
    if (script !== undefined) return script in packageJson.scripts;
    if (/[*<>{}…\s]|\bxx\b/.test(code)) return true; // a pattern, a command, a piece of code or a new brand's
    if (/^[\w.-]+(?:\/[\w.@-]+)+\/?$/.test(code) && isOurs(code)) return paths.has(code.replace(/\/$/, ''));
    if (/^[\w.-]+\.(?:tsx?|mjs|scss|md|conf)$/.test(code)) return names.has(code) || isWritten(code);
    const isName = /^[A-Za-z_$][\w$]*$/.test(code) && /[a-z][A-Z]|_|[A-Z][a-z]/.test(code);
    return !isName || words.has(code) || FOREIGN.has(code);
  };
  expect(faultsOf((paper) => codeIn(paper).filter((code) => !isKnown(code)))).toEqual([]);
});

it('cites rules of the product and decisions that there are', () => {
  const product = papers.find(({ path }) => path === 'docs/product.md')?.text ?? '';
  const rules = new Set(product.match(/(?<=^\*\*)\d+\.\d+/gm));
  const sections = new Set(product.match(/(?<=^## )\d+/gm));
  const decisions = new Set([...paths].flatMap((path) => /^docs\/adr\/0?(\d+)-/.exec(path)?.[1] ?? []));
  expect([rules.size > 100, decisions.size]).toEqual([true, 26]);
  const numbersAfter = (text: string, word: string) =>
    [
      ...text.matchAll(new RegExp(`\\b${word}[\\s*/]+(\\d+(?:\\.\\d+)?(?:, \\d+(?:\\.\\d+)?)*)`, 'g')),
    ].flatMap(([, numbers = '']) => numbers.split(', '));
  const faults = everything.flatMap(({ path, text }) => [
    ...numbersAfter(text, 'product')
      .filter((number) => !rules.has(number) && !sections.has(number))
      .map((number) => `${path}: product ${number}`),
    ...numbersAfter(text, 'ADR')
      .filter((number) => !decisions.has(number))
      .map((number) => `${path}: ADR ${number}`),
  ]);
  expect(faults).toEqual([]);
});

it('cites nothing that is not in the repository', () => {
  const outside =
    /\b(?:specification|design|fortress|experience|integrations|sites|speed|craft|toolchain)(?:\.md)?,? (?:\d|[A-F]\d?\b)|\b(?:design|fortress|specification|experience|integrations|craft|speed|toolchain|words)\.md\b/g;
  const faults = everything
    .filter(({ path }) => path !== 'tests/docs/papers.test.ts')
    .flatMap(({ path, text }) => (text.match(outside) ?? []).map((cited) => `${path}: ${cited}`));
  expect(faults).toEqual([]);
});
