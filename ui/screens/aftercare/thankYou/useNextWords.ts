import { codesIn } from '#domain/redemption/draft.ts';
import { type Posting, postingOf } from '#domain/redemption/posting.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { Standing } from '#domain/redemption/standing.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

/** Returns the main sentences about a receipt, and those that follow the next step. Must be called in an observer. */
export function useNextWords(receipt: Receipt, standing: Standing): NextWords {
  const { t, day, moment } = useText();
  const mailed = useMailed(receipt);
  const { email, redemption } = receipt;
  const promisedBy = redemption.delivery?.promisedBy ?? null;
  const posting = postingOf(redemption);
  const late = [t('thankYou.delayed'), t('thankYou.delayedText', { email })];
  if (standing === 'on-hold') {
    const { holdUntil } = redemption;
    const until = holdUntil !== null && t('thankYou.onHoldUntil', { moment: moment(holdUntil) });
    const why = [t('thankYou.onHoldWhy'), t('money.reserved')];
    return { lines: [t('thankYou.onHoldMail', { email }), until], more: why };
  }
  if (standing === 'returned') return { lines: [t('thankYou.returned')] };
  if (standing === 'undeliverable') return { lines: [t('thankYou.failed')] };
  if (posting) {
    const by = promisedBy !== null && t('thankYou.postedBy', { date: day(promisedBy) });
    const codes = posting.codes === 'mailed' && t('thankYou.postedCodes', { email });
    return {
      lines: [t(PARCELS[posting.parcel], { email }), by, codes, ...(posting.codes === 'late' ? late : [])],
    };
  }
  if (standing !== 'delayed') return mailed(standing);
  return {
    lines: [...late, promisedBy !== null && t('thankYou.expectedBy', { moment: moment(promisedBy) })],
  };
}

interface NextWords {
  readonly lines: readonly (string | false)[];
  readonly more?: readonly string[];
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
  return (standing) => {
    if (standing === 'ready')
      return {
        lines: [isDocument ? t('thankYou.document') : t('thankYou.shown', { count })],
        more: [t(opensHere ? 'thankYou.mailedToo' : 'thankYou.linksMailed', { email })],
      };
    return {
      lines: [
        standing === 'preparing' ? t('thankYou.preparing', { email }) : t('thankYou.sent', { email, count }),
      ],
      more: [minutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes })],
    };
  };
}

const PARCELS = {
  preparing: 'thankYou.postPreparing',
  late: 'thankYou.postDelayed',
  'on-its-way': 'thankYou.posted',
} as const satisfies Record<Posting['parcel'], string>;
