import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, unknownWord, WrongStart } from '#tools/machine/options.ts';
import { Contract } from './contract/contract.ts';
import { parseDataFile } from './data/dataFile.ts';
import { writtenData } from './data/writtenData.ts';
import { profileOf } from './profile.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { type Report, reportOf } from './report/report.ts';
import { textReport } from './report/text.ts';
import { run, TRIED, type Tested } from './run.ts';
import { servedSite } from './site.ts';

interface Host {
  /** The contract's text. */
  readonly contract: string;
  /** How this program is started, such as `npm run conformance --`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly print: (text: string) => void;
  /** Told what is tried now. */
  readonly tell?: (what: string) => void;
  /** What is tested without `--server`. */
  readonly standIn?: () => Promise<Tested>;
}

const OPTIONS = {
  server: { type: 'string' },
  site: { type: 'string' },
  data: { type: 'string' },
  'write-data': { type: 'string' },
  profile: { type: 'string', default: 'full' },
  only: { type: 'string' },
  seed: { type: 'string', default: '1' },
  walks: { type: 'string' },
  reports: { type: 'string', default: 'reports/conformance' },
} as const;

/** How many walks are tried unless `--walks` says otherwise. */
const WALKS = 20;
/** The longest walk, in steps. */
const STEPS = 40;

/**
 * Tests a backend and writes the reports, or writes the data file of a stand-in. Throws `WrongStart` for options that
 * cannot be meant.
 * @returns the exit code: 1 if there is a finding
 */
export async function conformance(host: Host): Promise<0 | 1> {
  const { contract: text, command, print, standIn } = host;
  const { values } = readOptions({ args: [...host.args], options: OPTIONS });
  const { only, reports, site } = values;
  const server = values.server === undefined ? undefined : addressOf(values.server);
  if (site !== undefined && !/^[a-z0-9][a-z0-9.-]*$/i.test(site))
    throw new WrongStart('--site has to be the host name of a site, or its first part, such as de.');
  if (site !== undefined && server === undefined) throw new WrongStart('--site needs --server.');
  if (values['write-data'] !== undefined) {
    if (server === undefined) throw new WrongStart('--write-data needs --server: the address of a stand-in.');
    print(await writtenData({ file: values['write-data'], server, site, command }));
    return 0;
  }
  if (only !== undefined && !TRIED.has(only))
    throw new WrongStart(unknownWord('rule, call or error code', only, [...TRIED]));
  const contract = new Contract(text);
  const seed = wholeNumber('seed', values.seed);
  const walks = values.walks === undefined ? undefined : wholeNumber('walks', values.walks);
  const profile = profileOf(values.profile, contract);
  const tested = await testedBy({ server, site, file: values.data, standIn });
  const { tell } = host;
  const limits = { seed, only, walks: { runs: walks ?? WALKS, steps: STEPS } };
  const outcome = await run(tested, { contract, profile, ...limits, ...(tell && { tell }) });
  const started = [
    command,
    ...(server === undefined ? [] : ['--server <server> --data <file>']),
    ...(site === undefined ? [] : ['--site <site>']),
    ...(profile.name === 'full' ? [] : [`--profile ${profile.name}`]),
  ].join(' ');
  const report = reportOf(outcome, { contract, data: tested.data, command: started, walks });
  writeReports(report, reports);
  print(textReport(report));
  print(`Reports: ${join(reports, 'report.html')}, junit.xml, report.txt`);
  return report.findings.length === 0 ? 0 : 1;
}

interface Asked {
  readonly server: URL | undefined;
  readonly site: string | undefined;
  readonly file: string | undefined;
  readonly standIn: Host['standIn'];
}

async function testedBy({ server, site, file, standIn }: Asked): Promise<Tested> {
  if (server === undefined) {
    if (standIn === undefined)
      throw new WrongStart('--server is needed: the address of the site, without /api.');
    return standIn();
  }
  if (file === undefined) throw new WrongStart('--data is needed: the file with the test data.');
  if (!existsSync(file)) throw new WrongStart(`There is no file ${file}.`);
  const data = parseDataFile(readFileSync(file, 'utf8'));
  return { ...servedSite(server, site, data.headers), data, meter: () => performance.now() };
}

function addressOf(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new WrongStart('--server has to be an address, such as https://www.voucher-de.example.');
  return address;
}

function writeReports(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.txt'), textReport(report));
  writeFileSync(join(folder, 'junit.xml'), junitReport(report));
  writeFileSync(join(folder, 'report.html'), htmlReport(report));
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongStart(`--${name} has to be a whole number.`);
  return Number(text);
}
