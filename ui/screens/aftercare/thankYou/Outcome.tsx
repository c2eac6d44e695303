import { observer } from 'mobx-react-lite';
import { codesIn } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type Opening, openingOf } from '#domain/redemption/opening.ts';
import { type Posting, postingOf } from '#domain/redemption/posting.ts';
import { type Standing, standingOf } from '#domain/redemption/standing.ts';
import { SecretStep } from '../../../kit/SecretStep.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useServices } from '../../../session/services.ts';
import { classes } from '../../../kit/classes.ts';
import { useText } from '../../../session/text.ts';
import { OpenCode } from './OpenCode.tsx';
import flow from '../../../styles/flow.module.scss';
import styles from './Outcome.module.scss';

interface OutcomeProps {
  receipt: Receipt;
}

/** Says where the shop's code is, without promising more than the backend reports, and links to what can be opened. */
export const Outcome = observer(function Outcome({ receipt }: OutcomeProps) {
  const { status, delivery } = receipt.redemption;
  const standing = standingOf(status, delivery);
  const { said, more } = useWordsOf(receipt, standing);
  const opening = openingOf(receipt.redemption);
  return (
    <div className={classes(flow.stack3, styles.outcome)}>
      {said.map((words) => words && <p key={words}>{words}</p>)}
      {more && <p className={styles.more}>{more}</p>}
      {/* The order came to nothing; only customer service can help. */}
      {(standing === 'returned' || standing === 'undeliverable') && <SupportLink topic="other" />}
      {opening && <Open opening={opening} />}
    </div>
  );
});

/** Returns the main sentences about a receipt, and a secondary one. Must be called in an observer. */
function useWordsOf(receipt: Receipt, standing: Standing): Said {
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
    return { said: [t('thankYou.onHoldMail', { email }), until, ...why] };
  }
  if (standing === 'returned') return { said: [t('thankYou.returned')] };
  if (standing === 'undeliverable') return { said: [t('thankYou.failed')] };
  if (posting) {
    const by = promisedBy !== null && t('thankYou.postedBy', { date: day(promisedBy) });
    const codes = posting.codes === 'mailed' && t('thankYou.postedCodes', { email });
    return {
      said: [t(PARCELS[posting.parcel], { email }), by, codes, ...(posting.codes === 'late' ? late : [])],
    };
  }
  if (standing !== 'delayed') return mailed(standing);
  return { said: [...late, promisedBy !== null && t('thankYou.expectedBy', { moment: moment(promisedBy) })] };
}

interface Said {
  readonly said: readonly (string | false)[];
  readonly more?: string;
}

/** The same for codes that are mailed or can also be opened here. */
function useMailed({ email, redemption }: Receipt): (standing: 'preparing' | 'sent' | 'ready') => Said {
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
        said: [isDocument ? t('thankYou.document') : t('thankYou.shown', { count })],
        more: t(opensHere ? 'thankYou.mailedToo' : 'thankYou.linksMailed', { email }),
      };
    return {
      said: [
        standing === 'preparing' ? t('thankYou.preparing', { email }) : t('thankYou.sent', { email, count }),
      ],
      more: minutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes }),
    };
  };
}

const PARCELS = {
  preparing: 'thankYou.postPreparing',
  late: 'thankYou.postDelayed',
  'on-its-way': 'thankYou.posted',
} as const satisfies Record<Posting['parcel'], string>;

const Open = observer(function Open({ opening }: { opening: Opening }) {
  const { t } = useText();
  switch (opening.kind) {
    case 'code':
      return <OpenCode item={opening.item} kind="primary" />;
    case 'document':
      return (
        <SecretStep to={`/voucher-pdf/${encodeURIComponent(opening.ident)}`} kind="primary">
          {t('thankYou.openDocument')}
        </SecretStep>
      );
    case 'check':
      return (
        <SecretStep to={`/fraud-prevention/${encodeURIComponent(opening.ident)}`} kind="primary">
          {t('thankYou.toCheck')}
        </SecretStep>
      );
  }
});
