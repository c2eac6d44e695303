import { writeFileSync } from 'node:fs';
import { WrongStart } from '#tools/machine/options.ts';
import { servedSite } from '../site.ts';
import { type Numbers, standInData } from './standInData.ts';

/** The site whose vouchers and links the stand-in has ready-made. */
const SITE = 'de';

/** What a full run uses up, with its walks. */
const ENOUGH: Numbers = { spendable: 200, chargeable: 80, small: 6 };

interface Wanted {
  readonly file: string;
  readonly server: URL;
  readonly site: string | undefined;
  /** How the kit is started. */
  readonly command: string;
}

/**
 * Puts a stand-in back to its start and writes the file with its test data.
 * @returns what was done, and how the kit is started now
 */
export async function writtenData({ file, server, site = SITE, command }: Wanted): Promise<string> {
  if (site !== SITE) throw new WrongStart(`The stand-in has the data of a run for its site ${SITE} only.`);
  const { origin, backend } = servedSite(server, site);
  const reset = await backend(new Request(new URL('/sandbox/reset', origin), { method: 'POST' })).catch(
    () => undefined,
  );
  if (reset?.status !== 204)
    throw new WrongStart(`There is no stand-in at ${server.origin}: its dials do not answer.`);
  const data = await standInData(backend, origin, ENOUGH);
  const about = 'Data of the stand-in, which a run uses up: write it anew before each.';
  writeFileSync(file, `${JSON.stringify({ about, ...data, origin }, null, 2)}\n`);
  return [
    `The stand-in is as after its start, and ${file} has the data of one run. Start it by:`,
    `${command} --server ${server.origin} --site ${site} --data ${file}`,
  ].join('\n');
}
