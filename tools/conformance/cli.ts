import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Contract } from './contract/contract.ts';
import { parseDataFile } from './data/dataFile.ts';
import { LONGEST_CALL } from './driver/unanswered.ts';
import { profileOf } from './profile.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { type Report, reportOf } from './report/report.ts';
import { textReport } from './report/text.ts';
import { run, TRIED, type Tested } from './run.ts';

interface Host {
  /** The contract's text. */
  readonly contract: string;
  /** How this program is started, such as `npm run conformance --`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly print: (text: string) => void;
  /** What is tested without `--server`. */
  readonly standIn?: () => Promise<Tested>;
}

const OPTIONS = {
  server: { type: 'string' },
  data: { type: 'string' },
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

/** Tests a backend and writes the reports. Returns the exit code: 1 if there is a finding. */
export async function conformance({ contract: text, command, args, print, standIn }: Host): Promise<0 | 1> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { server, only, reports } = values;
  if (only !== undefined && !TRIED.has(only))
    throw new Error(`There is no rule, call or error code ${only}.`);
  const contract = new Contract(text);
  const seed = wholeNumber('seed', values.seed);
  const walks = values.walks === undefined ? undefined : wholeNumber('walks', values.walks);
  const profile = profileOf(values.profile, contract);
  const tested = await testedBy(server, values.data, standIn);
  const wanted = { contract, profile, seed, only, walks: { runs: walks ?? WALKS, steps: STEPS } };
  const outcome = await run(tested, wanted);
  const started = [
    command,
    ...(server === undefined ? [] : ['--server <server> --data <file>']),
    ...(profile.name === 'full' ? [] : [`--profile ${profile.name}`]),
  ].join(' ');
  const report = reportOf(outcome, { contract, data: tested.data, command: started, walks });
  writeReports(report, reports);
  print(textReport(report));
  print(`Reports: ${join(reports, 'report.html')}, junit.xml, report.txt`);
  return report.findings.length === 0 ? 0 : 1;
}

async function testedBy(
  server: string | undefined,
  file: string | undefined,
  standIn: Host['standIn'],
): Promise<Tested> {
  if (server === undefined) {
    if (standIn === undefined) throw new Error('--server is needed: the address of the site, without /api.');
    return standIn();
  }
  if (file === undefined) throw new Error('--data is needed: the file with the test data.');
  const data = parseDataFile(readFileSync(file, 'utf8'));
  return {
    backend(request) {
      for (const [name, value] of Object.entries(data.headers)) request.headers.set(name, value);
      return fetch(request, { signal: AbortSignal.timeout(LONGEST_CALL) });
    },
    origin: new URL(server).origin,
    data,
    meter: () => performance.now(),
  };
}

function writeReports(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.txt'), textReport(report));
  writeFileSync(join(folder, 'junit.xml'), junitReport(report));
  writeFileSync(join(folder, 'report.html'), htmlReport(report));
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} has to be a whole number.`);
  return Number(text);
}
