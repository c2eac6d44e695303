import { codesIn } from '#domain/redemption/draft.ts';
import { type Posting, postingOf } from '#domain/redemption/posting.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { Standing } from '#domain/redemption/standing.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';

export interface NextWords {
  /** The drawing above the lines. */
  readonly sign?: 'clock' | 'gift' | 'mail' | 'sheet';
  readonly lines: readonly (string | false)[];
  /** Below the ticket. */
  readonly more?: readonly string[];
}

/**
 * Returns where the codes of a receipt are, without promising more than the backend reports. Must be called in an
 * observer.
 */
export function useNextWords(receipt: Receipt, standing: Standing): NextWords {
  const { t, day, moment } = useText();
  const has = useHas();
  const mailed = useMailed(receipt);
  const { email, redemption } = receipt;
  const promisedBy = redemption.delivery?.promisedBy ?? null;
  const posting = postingOf(redemption);
  const late = [t('thankYou.delayed'), t('thankYou.delayedText', { email })];
  if (standing === 'on-hold') {
    const { holdUntil } = redemption;
    const until = holdUntil !== null && t('thankYou.onHoldUntil', { moment: moment(holdUntil) });
    const why = [t('thankYou.onHoldWhy'), t('money.reserved')];
    return {
      sign: 'clock',
      lines: [has('fraudCheck') && t('thankYou.onHoldMail', { email }), until],
      more: why,
    };
  }
  if (standing === 'returned') return { lines: [t('thankYou.returned')] };
  if (standing === 'undeliverable') return { lines: [t('thankYou.failed')] };
  if (posting) {
    const by = promisedBy !== null && t('thankYou.postedBy', { date: day(promisedBy) });
    const codes = posting.codes === 'mailed' && t('thankYou.postedCodes', { email });
    return {
      sign: 'gift',
      lines: [t(PARCELS[posting.parcel], { email }), by, codes, ...(posting.codes === 'late' ? late : [])],
    };
  }
  if (standing !== 'delayed') return mailed(standing);
  return {
    sign: 'clock',
    lines: [...late, promisedBy !== null && t('thankYou.expectedBy', { moment: moment(promisedBy) })],
  };
}

/** The same for codes that are mailed or can also be opened here. */
function useMailed({ email, redemption }: Receipt): (standing: 'preparing' | 'sent' | 'ready') => NextWords {
  const { site: store } = useServices();
  const { t } = useText();
  const { mailMinutes: minutes } = store.site;
  const { delivery, documentIdent, items } = redemption;
  const count = codesIn(items);
  const isDocument = delivery?.kind === 'PDF' || delivery?.kind === 'ZIP';
  const opensHere = isDocument ? documentIdent !== null : items.some((item) => item.redeemLinkToken !== null);
  const soon = [minutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes })];
  return (standing) => {
    switch (standing) {
      case 'ready':
        return opensHere
          ? { sign: 'sheet', lines: [t('thankYou.document')], more: [t('thankYou.mailedToo', { email })] }
          : { sign: 'mail', lines: [t('thankYou.linksMailed', { email })] };
      case 'preparing':
        return { sign: 'clock', lines: [t('thankYou.preparing', { email })], more: soon };
      case 'sent':
        return { sign: 'mail', lines: [t('thankYou.sent', { email, count })], more: soon };
    }
  };
}

const PARCELS = {
  preparing: 'thankYou.postPreparing',
  late: 'thankYou.postDelayed',
  'on-its-way': 'thankYou.posted',
} as const satisfies Record<Posting['parcel'], string>;
