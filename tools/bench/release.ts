import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { filesIn } from '../passport/files.ts';
import { openPreview } from './openPreview.ts';
import { type Plant, buildPlanted, copyCheckout } from './plantedBuild.ts';
import { PHONE, WATCHED_MS, trafficOf } from './viewVisit.ts';

const PORT = Number(process.env.PORT ?? 4192);
/** The limits of ADR 7: files besides pages, and the share of a first visit's bytes. */
const LIMIT = { files: 3, share: 0.15 };
const ENTRY_SITE = 'de';

interface Change extends Plant {
  readonly name: string;
  /** The brand whose pages may change; null where any page may. */
  readonly brand: string | null;
  readonly isLimited: boolean;
}

const CHANGES: readonly Change[] = [
  {
    name: 'one colour of one brand',
    file: 'sites/index.ts',
    from: "brandingColor: '#6d3bd1'",
    to: "brandingColor: '#6d3bd2'",
    brand: 'card-network',
    isLimited: true,
  },
  {
    name: 'one text of the first screen',
    file: 'locales/de.json',
    from: 'Unter dem Rubbelfeld oder in Ihrer E-Mail',
    to: 'Unter dem Rubbelfeld oder in der E-Mail',
    brand: null,
    isLimited: true,
  },
  {
    name: 'one text of all later screens',
    file: 'locales/shared/de.json',
    from: 'Einen Moment bitte.',
    to: 'Bitte einen Moment.',
    brand: null,
    isLimited: true,
  },
  {
    name: 'one style of one later screen',
    file: 'ui/screens/shops/wall/ShopsView.module.scss',
    from: 'margin-block-end: var(--s-8);',
    to: 'margin-block-end: var(--s-7);',
    brand: null,
    isLimited: false,
  },
];

/** What a release renames, and what it costs a returning visitor (ADR 7): real builds, each with one planted change. */
export async function benchRelease(): Promise<readonly string[]> {
  // Below node_modules, Node would not run the build's TypeScript.
  const folder = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  const tree = join(folder, 'checkout');
  const [first, next] = [join(folder, 'first', 'dist'), join(tree, 'dist')];
  copyCheckout(tree);
  buildPlanted(tree, null);
  for (const ending of ['', '-edge'])
    cpSync(next + ending, first + ending, { recursive: true, preserveTimestamps: true });
  const browser = await chromium.launch({
    executablePath: ensureShell(ensureBrowser()),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND'],
  });
  const measured: Measured[] = [];
  try {
    for (const change of CHANGES) {
      buildPlanted(tree, change);
      const visits = await visitsOf(browser, change.brand ?? ENTRY_SITE, [first, next]);
      measured.push({ change, ...changedIn(first, next), ...visits });
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
  console.table(Object.fromEntries(measured.map((each) => [each.change.name, rowOf(each)])));
  return measured.flatMap(faultsOf);
}

interface Measured {
  readonly change: Change;
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** Of `files`, with Brotli. */
  readonly bytes: number;
  readonly firstVisit: number;
  readonly nextVisit: number;
}

/** New and changed files, the packed ones apart. */
function changedIn(first: string, next: string): Pick<Measured, 'pages' | 'files' | 'bytes'> {
  const before = new Map(filesIn(first).map(({ path, sha256 }) => [path, sha256]));
  const changed = filesIn(next)
    .filter(({ path, sha256 }) => !/\.(br|gz)$/.test(path) && before.get(path) !== sha256)
    .map(({ path }) => path);
  const files = changed.filter((path) => !path.startsWith('pages/'));
  const sizeOf = (path: string) =>
    [`${path}.br`, path]
      .map((name) => statSync(join(next, name), { throwIfNoEntry: false })?.size)
      .find(Boolean);
  return {
    pages: changed.filter((path) => path.startsWith('pages/')),
    files,
    bytes: files.reduce((sum, path) => sum + (sizeOf(path) ?? 0), 0),
  };
}

/** Bytes of a first visit, and of one after the release of `next`. */
async function visitsOf(
  browser: Browser,
  site: string,
  [first, next]: readonly [string, string],
): Promise<Pick<Measured, 'firstVisit' | 'nextVisit'>> {
  const context = await browser.newContext(PHONE);
  try {
    return { firstVisit: await visit(context, site, first), nextVisit: await visit(context, site, next) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, site: string, folder: string): Promise<number> {
  const server = await openPreview(folder, PORT);
  const hasEnded = once(server, 'exit');
  const page = await context.newPage();
  try {
    const traffic = await trafficOf(page);
    await page.goto(`http://${site}.localhost:${PORT}/`);
    await page.waitForTimeout(WATCHED_MS.page);
    return traffic.bytes;
  } finally {
    await page.close();
    server.kill();
    await hasEnded;
  }
}

function rowOf({ pages, files, bytes, firstVisit, nextVisit }: Measured): Record<string, number> {
  return {
    'changed pages': pages.length,
    'changed files': files.length,
    'kB of these files': kilobytes(bytes),
    'first visit (kB)': kilobytes(firstVisit),
    'visit after it (kB)': kilobytes(nextVisit),
    share: Number((nextVisit / firstVisit).toFixed(3)),
  };
}

function faultsOf({ change, pages, files, firstVisit, nextVisit }: Measured): readonly string[] {
  const { name, brand, isLimited } = change;
  const foreign = pages.filter((page) => brand !== null && !page.startsWith(`pages/${brand}.`));
  return [
    ...foreign.map((page) => `${name} changed ${page}`),
    ...(isLimited && files.length > LIMIT.files ? [`${name} changed ${files.join(', ')}`] : []),
    ...(isLimited && nextVisit > firstVisit * LIMIT.share
      ? [`after ${name}, a visit takes more than ${LIMIT.share * 100} % of a first one`]
      : []),
  ];
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
