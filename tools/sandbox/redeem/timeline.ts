import { type Instant, rfc3339 } from '../core/clock.ts';
import type { Language, Localised } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';
import {
  acceptedAt,
  beginOf,
  lineDelivery,
  lineReadyAt,
  overAt,
  PARCEL_HANDOVER,
  PARCEL_PACKING,
} from './progress.ts';
import type { Redemption } from './redemption.ts';

type TimelineEntry = Wire['TimelineEntry'];

interface Happening {
  readonly state: TimelineEntry['state'];
  readonly at: Instant;
  readonly text?: string;
}

const LATE: Localised = {
  de: '{shops} hat den Code noch nicht geschickt.',
  en: '{shops} has not sent the code yet.',
  fr: '{shops} n’a pas encore envoyé le code.',
  it: '{shops} non ha ancora inviato il codice.',
  nl: '{shops} heeft de code nog niet gestuurd.',
};

/** Events until now, oldest first. */
export function timelineOf(
  redemption: Redemption,
  { now, language }: { readonly now: Instant; readonly language: Language },
): TimelineEntry[] {
  const end = overAt(redemption);
  const before = [...checks(redemption), ...deliveries(redemption, language), ...corrections(redemption)];
  return [
    ...before.filter(({ at }) => end === undefined || at <= end),
    ...happened('FAILED', end),
    ...happened('RETURNED_TO_BALANCE', redemption.returnedAt),
  ]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...entry }) => ({ ...entry, at: rfc3339(at) }));
}

function happened(state: Happening['state'], at: Instant | undefined): Happening[] {
  return at === undefined ? [] : [{ state, at }];
}

function checks(redemption: Redemption): Happening[] {
  const { createdAt, difference, fraudPreventionIdent, releasedAt } = redemption;
  const accepted = acceptedAt(redemption);
  return [
    ...happened('PAYMENT_PENDING', difference && createdAt),
    ...happened('ACCEPTED', accepted),
    ...happened('ON_HOLD', fraudPreventionIdent === undefined ? undefined : accepted),
    ...happened('RELEASED', releasedAt),
  ];
}

function deliveries(redemption: Redemption, language: Language): Happening[] {
  const begin = beginOf(redemption);
  if (begin === undefined) return [];
  const { items } = redemption.quote;
  const late = items.filter((_, line) => (lineReadyAt(redemption, line) ?? begin) > begin);
  const shops = late.map(({ shop }) => shop.brand.name).join(', ');
  const goods: Happening[] = [
    { state: 'PROCESSING', at: begin + PARCEL_PACKING },
    { state: 'SENT', at: begin + PARCEL_HANDOVER },
  ];
  return [
    ...(late.length === 0
      ? []
      : [{ state: 'DELAYED', at: begin, text: LATE[language].replace('{shops}', shops) } as const]),
    ...(items.some(({ shop }) => shop.type === 'physical') ? goods : []),
    ...codesSent(redemption),
  ];
}

/** One entry per time at which codes arrive, even if several lines arrive then. */
function codesSent(redemption: Redemption): Happening[] {
  const sent = redemption.quote.items.flatMap((_, line): Happening[] => {
    const at = lineReadyAt(redemption, line);
    if (at === undefined) return [];
    const { kind } = lineDelivery(redemption, line, at);
    return [{ state: kind === 'EMAIL' ? 'SENT' : 'READY', at }];
  });
  return sent.filter(({ at }, index) => sent.findIndex((entry) => entry.at === at) === index);
}

function corrections({ correctedAt }: Redemption): Happening[] {
  return correctedAt.map((at) => ({ state: 'EMAIL_CORRECTED', at }));
}
