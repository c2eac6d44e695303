/**
 * `npm run passport`: what a release is made of and what is proven of it, in reports/passport/ (docs/passport.md).
 * `-- --copied-packages` builds with a copy of node_modules instead of `npm ci`. Fails if two builds differ, or if a
 * licence is missing or not allowed. Refuses a checkout with changes.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITES } from '#sites/index.ts';
import { licenceFault } from '../build/licences/notices.ts';
import { shippedPackages } from '../build/licences/shipped.ts';
import { licenceTexts } from '../build/licences/texts.ts';
import { pageFile } from '../build/pageFile.ts';
import { billOfMaterials, cleanBuild } from './cleanBuild.ts';
import { readClaims } from './claims.ts';
import { checkedOut } from '../machine/commit.ts';
import { readOptions, withSentences } from '../machine/options.ts';
import { openProgress } from '../machine/progress.ts';
import { criteriaWithoutClaim } from './criteria.ts';
import { type BuiltFile, differences, digestOf, filesOf, sha256 } from './files.ts';
import { judge } from './judge.ts';
import { outcomesOfRun } from './outcomesOfRun.ts';
import { Passport, passportSchema } from './passport.ts';
import { passportPage } from './passportPage.ts';
import { pagePolicies } from './policies.ts';
import { statedSentences } from './statement.ts';
import { lastTestRun, staleness } from '../check/testRun.ts';
import { wholeSite } from '../build/place.ts';

const FOLDER = 'reports/passport';
/** What operators get, and the maps that belong to it. */
const BUILT = ['dist', 'dist-edge', 'dist-nginx', 'dist-maps', 'dist-texts'];

const { values } = await withSentences(() =>
  readOptions({ options: { 'copied-packages': { type: 'boolean', default: false } } }),
);
const packages = values['copied-packages'] ? 'copy of this checkout' : 'npm ci';

const at = checkedOut();
if (at === null) throw new Error('This is no git checkout, so there is no commit to build.');
const { commit } = at;
if (!at.isClean)
  throw new Error('Files differ from the commit: commit them first, since the commit is what is built.');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const progress = openProgress();
const temporary = mkdtempSync(join(tmpdir(), 'passport-'));
// Paths of different lengths: one that gets into a file changes its size too.
const clones = [
  join(temporary, 'voucher-web-app'),
  join(temporary, 'elsewhere', 'another', 'voucher-web-app'),
];
try {
  const builds: (readonly BuiltFile[])[] = [];
  for (const [index, clone] of clones.entries()) {
    progress.clear();
    console.log(`building ${commit.slice(0, 8)} (${packages})`);
    const tell = (what: string) => progress.at(`build ${index + 1} of ${clones.length}: ${what}`);
    await cleanBuild(clone, commit, packages, tell);
    builds.push(filesOf(clone, BUILT));
  }
  progress.at('bills of materials, licences and claims');
  const passport = await passportOf(builds);
  progress.end();
  write(passport);
} finally {
  progress.end();
  rmSync(temporary, { recursive: true, force: true });
}

async function passportOf([first = [], second = []]: readonly (readonly BuiltFile[])[]): Promise<Passport> {
  const [clone = ''] = clones;
  const found = differences(first, second);
  const licences = shippedPackages().map((one) => {
    const texts = licenceTexts({ folder: join(clone, one.folder) });
    const { name, version, kind, licence } = one;
    const fault = licenceFault({ licence, texts });
    return { name, version, kind, licence, texts: texts.length, ...(fault !== undefined && { fault }) };
  });
  const run = lastTestRun();
  const stale = staleness(run, commit);
  const claims = readClaims();
  const outcomes = outcomesOfRun(run);
  const sites = await Promise.all(SITES.map(wholeSite));
  return Passport.parse({
    version: 1,
    commit,
    madeAt: new Date().toISOString(),
    isSound: found.length === 0 && licences.every(({ fault }) => fault === undefined),
    build: {
      verdict: found.length === 0 ? 'reproducible' : 'differs',
      packages,
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      digests: [digestOf(first), digestOf(second)],
      differences: found,
      files: first,
    },
    billsOfMaterials: [
      bill('sbom.cdx.json', await billOfMaterials(clone, 'cyclonedx')),
      bill('sbom.spdx.json', await billOfMaterials(clone, 'spdx')),
    ],
    licences,
    policies: pagePolicies(sites, (id, kind) =>
      readFileSync(join(clone, 'dist', pageFile(id, kind)), 'utf8'),
    ),
    tests: { commit: run?.commit ?? null, stale },
    claims: claims.map((claim) => judge(claim, outcomes, stale)),
    criteriaWithoutClaim: criteriaWithoutClaim(claims),
    statement: statedSentences(claims),
  });
}

function bill(file: string, text: string): { file: string; sha256: string } {
  writeFileSync(join(FOLDER, file), text);
  return { file, sha256: sha256(text) };
}

function write(passport: Passport): void {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(join(FOLDER, 'passport.json'), json(passport));
  writeFileSync(join(FOLDER, 'passport.schema.json'), json(passportSchema()));
  writeFileSync(join(FOLDER, 'passport.html'), passportPage(passport));
  const { build, licences, claims, statement } = passport;
  for (const line of build.differences) console.error(line);
  for (const { name, fault } of licences) if (fault !== undefined) console.error(`${name} ${fault}`);
  const proven = claims.filter(({ verdict }) => verdict === 'proven');
  const unclaimed = statement.filter((one) => one.claims.length === 0);
  for (const { sentence } of unclaimed) console.warn(`No claim stands for “${sentence}”`);
  console.log(`build: ${build.verdict}, ${build.files.length} files`);
  console.log(`licences: ${licences.length} packages`);
  console.log(`accessibility: ${proven.length} of ${claims.length} claims proven`);
  console.log(`${FOLDER}/passport.html`);
  process.exitCode = passport.isSound ? 0 : 1;
}
