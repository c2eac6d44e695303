import { THANKS_TITLES, type ThanksTitle } from '#domain/redemption/thanksTitle.ts';
import type { Say } from './words.ts';

const AMISS: readonly ThanksTitle[] = ['held', 'returned', 'undeliverable'];
const WELL = THANKS_TITLES.filter((title) => !AMISS.includes(title));

/** Stands for what differs between redemptions: amount and shops. */
const ANY = '\u0001';

/** Matches the thank-you page's title, whatever was redeemed and however it comes, unless something went wrong. */
export function thanksTitle(say: Say): RegExp {
  const wordings = WELL.flatMap((title) =>
    [1, 2].map((count) => say(`thankYou.title.${title}`, { money: ANY, place: ANY, count })),
  );
  const patterns = wordings.map((words) =>
    words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(ANY, '.+'),
  );
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
}
