import { type Instant, MINUTE, SECOND } from '../core/clock.ts';
import { pick, seededRandom } from '../core/random.ts';
import { SITES } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { Incident } from './incidents.ts';
import { USUAL } from './odds.ts';
import { type Note, type Visit, simulatedVisit } from './session.ts';

/** A body as it arrives. */
export interface Arriving {
  readonly at: Instant;
  readonly log: Wire['OperationLog'];
}

interface Wish {
  readonly seed: string;
  /** Pages opened before this time are left out. */
  readonly from: Instant;
  readonly until: Instant;
  readonly incident?: { readonly what: Incident; readonly begins: Instant };
}

const VISITS_PER_SECOND = 6;
/** A page gathers so long after a fault. */
const GATHERS = 5 * SECOND;
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  ch: ['de', 'fr', 'it'],
  be: ['nl', 'fr'],
  ca: ['en', 'fr'],
  it: ['it'],
  fr: ['fr'],
  'fr-plus': ['fr'],
  gb: ['en'],
  us: ['en'],
};
const ENGINES = ['blink', 'blink', 'blink', 'webkit', 'webkit', 'gecko'] as const;

/** The bodies that pages of all sites send between two times, in the order of their arrival; the same for a seed. */
export function simulated({ seed, from, until, incident }: Wish): readonly Arriving[] {
  const random = seededRandom(seed);
  const arriving: Arriving[] = [];
  for (let begins = from; begins < until; begins += (2 * random() * SECOND) / VISITS_PER_SECOND) {
    const site = pick(random, SITES).id;
    const language = pick(random, LANGUAGES[site] ?? ['de']);
    const engine = pick(random, ENGINES);
    const { site: onlySite = site, language: onlyLanguage = language } = incident?.what.only ?? {};
    const isMeant = incident !== undefined && onlySite === site && onlyLanguage === language;
    const oddsAt = (at: Instant) =>
      isMeant && at >= incident.begins ? { ...USUAL, ...incident.what.odds } : USUAL;
    const visit = simulatedVisit({ random, begins, site, language, oddsAt });
    for (const { at, events } of bodiesOf(visit))
      if (at < until) arriving.push({ at, log: { site, engine, events } });
  }
  return arriving.toSorted((one, other) => one.at - other.at);
}

/** Sends as the app does: when the page is hidden, and some seconds after a fault. */
function bodiesOf({
  notes,
  hidden,
}: Visit): readonly { at: Instant; events: Wire['OperationLog']['events'] }[] {
  const bodies: { at: Instant; events: Wire['OperationLog']['events'] }[] = [];
  let waiting: Note[] = [];
  let due = Number.POSITIVE_INFINITY;
  const send = (at: Instant) => {
    if (waiting.length > 0) bodies.push({ at, events: waiting.map(({ event }) => ({ ...event, count: 1 })) });
    waiting = [];
    due = Number.POSITIVE_INFINITY;
  };
  const looks = hidden.toSorted((one, other) => one - other);
  for (const note of notes) {
    for (const look of looks)
      if (look < note.at && look <= due && waiting.some(({ at }) => at <= look)) send(look);
    if (due < note.at) send(due);
    waiting.push(note);
    if (note.isUrgent) due = Math.min(due, note.at + GATHERS);
  }
  send(Math.min(due, looks.at(-1) ?? due));
  return bodies;
}

/** How long a simulated day runs before its incident. */
export const QUIET = 10 * MINUTE;
