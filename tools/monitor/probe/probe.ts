import { wholeSite } from '../../build/place.ts';
import { Contract } from '../../conformance/contract/contract.ts';
import { contractText } from '../../conformance/contract/contractFile.ts';
import { findSite } from '#domain/site/resolveSite.ts';
import { SITES } from '#sites/index.ts';
import type { ServingTable } from '../../serving/table.ts';
import { ask } from './ask.ts';
import { backendChecks } from './backend.ts';
import { type Check, type Outcome, outcomeOf, reasonOf, type Target } from './check.ts';
import { fieldCheck } from './field.ts';
import { FILE_CHECKS } from './files.ts';
import { MACHINE_CHECKS } from './machines.ts';
import { PAGE_CHECKS } from './pages.ts';

export interface Wanted {
  readonly origin: URL;
  /** The id of the host's brand, for a host that only the environment knows. */
  readonly site?: string | undefined;
  readonly table: ServingTable | null;
  readonly days: number;
  readonly browser: string | null;
  readonly now?: () => number;
}

/** Tests a deployment from outside. Throws if it cannot know what the host should be. */
export async function probe(wanted: Wanted): Promise<readonly Outcome[]> {
  const { origin, site: id, now = Date.now } = wanted;
  const entry = id === undefined ? findSite(origin.hostname, SITES) : SITES.find((one) => one.id === id);
  if (entry === undefined)
    throw new Error(
      id === undefined
        ? `No brand has the host ${origin.hostname}; --site names the brand.`
        : `There is no brand ${id}.`,
    );
  const site = await wholeSite(entry);
  const reach: Target['ask'] = (path, asking) => ask(new URL(path, origin), asking);
  const checks: readonly Check[] = [
    ...PAGE_CHECKS,
    ...FILE_CHECKS,
    ...MACHINE_CHECKS,
    ...backendChecks(new Contract(contractText())),
    fieldCheck,
  ];
  const outcomes: Outcome[] = [];
  let page: Target['page'];
  try {
    page = await reach('/');
  } catch (error) {
    const says = [reasonOf(error)];
    return checks.map(({ id: check, title }, index) =>
      index === 0
        ? { id: check, title, state: 'failed', says }
        : { id: check, title, state: 'skipped', says: ['The host does not answer.'] },
    );
  }
  const target: Target = { ...wanted, site, page, now, ask: reach };
  for (const check of checks) outcomes.push(await outcomeOf(check, target));
  return outcomes;
}
