import { observer } from 'mobx-react-lite';
import { codesIn } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type Opening, openingOf } from '#domain/redemption/opening.ts';
import { type Posting, postingOf } from '#domain/redemption/posting.ts';
import { type Standing, standingOf } from '#domain/redemption/standing.ts';
import { SecretStep } from '../../../kit/SecretStep.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { OpenCode } from './OpenCode.tsx';
import styles from './Outcome.module.scss';

interface OutcomeProps {
  receipt: Receipt;
}

/** Says where the shop's code is now, never more certainly than the backend does, and opens what can be opened. */
export const Outcome = observer(function Outcome({ receipt }: OutcomeProps) {
  const { status, delivery } = receipt.redemption;
  const standing = standingOf(status, delivery);
  const opening = openingOf(receipt.redemption);
  return (
    <div className={styles.outcome}>
      <Words standing={standing} receipt={receipt} />
      {opening && <Open opening={opening} />}
    </div>
  );
});

const Words = observer(function Words({ standing, receipt }: OutcomeProps & { standing: Standing }) {
  const posting = postingOf(receipt.redemption);
  switch (standing) {
    case 'on-hold':
      return <OnHold receipt={receipt} />;
    case 'returned':
      return <NeedsHelp said="returned" />;
    case 'undeliverable':
      return <NeedsHelp said="failed" />;
    case 'delayed':
      return posting ? <Posted posting={posting} receipt={receipt} /> : <Late receipt={receipt} />;
    case 'preparing':
    case 'sent':
    case 'ready':
      return posting ? (
        <Posted posting={posting} receipt={receipt} />
      ) : (
        <Mailed standing={standing} receipt={receipt} />
      );
  }
});

const Open = observer(function Open({ opening }: { opening: Opening }) {
  const { t } = useWords();
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
      // The mail leads there; what stands there meanwhile says no more than this page.
      return null;
  }
});

const Mailed = observer(function Mailed({ standing, receipt }: OutcomeProps & { standing: Standing }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { mailMinutes } = store.site;
  const { email, redemption } = receipt;
  const { delivery, documentIdent, items } = redemption;
  if (standing !== 'ready') {
    const soon = mailMinutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes: mailMinutes });
    return (
      <>
        <p>
          {standing === 'preparing'
            ? t('thankYou.preparing', { email })
            : t('thankYou.sent', { email, count: codesIn(items) })}
        </p>
        <p className={styles.more}>{soon}</p>
      </>
    );
  }
  const isDocument = delivery?.kind === 'PDF' || delivery?.kind === 'ZIP';
  const opensHere = isDocument ? documentIdent !== null : items.some((item) => item.redeemLinkToken !== null);
  return (
    <>
      <p>{isDocument ? t('thankYou.document') : t('thankYou.shown', { count: codesIn(items) })}</p>
      <p className={styles.more}>{t(opensHere ? 'thankYou.mailedToo' : 'thankYou.linksMailed', { email })}</p>
    </>
  );
});

const PARCELS = {
  preparing: 'thankYou.postPreparing',
  late: 'thankYou.postDelayed',
  'on-its-way': 'thankYou.posted',
} as const satisfies Record<Posting['parcel'], string>;

const Posted = observer(function Posted({ posting, receipt }: OutcomeProps & { posting: Posting }) {
  const { t, day } = useWords();
  const { email, redemption } = receipt;
  const promisedBy = redemption.delivery?.promisedBy ?? null;
  return (
    <>
      <p>{t(PARCELS[posting.parcel], { email })}</p>
      {promisedBy !== null && <p>{t('thankYou.postedBy', { date: day(promisedBy) })}</p>}
      {posting.codes === 'mailed' && <p>{t('thankYou.postedCodes', { email })}</p>}
      {posting.codes === 'late' && <LateCodes email={email} />}
    </>
  );
});

const Late = observer(function Late({ receipt }: OutcomeProps) {
  const { t, moment } = useWords();
  const promisedBy = receipt.redemption.delivery?.promisedBy ?? null;
  return (
    <>
      <LateCodes email={receipt.email} />
      {promisedBy !== null && <p>{t('thankYou.expectedBy', { moment: moment(promisedBy) })}</p>}
    </>
  );
});

const LateCodes = observer(function LateCodes({ email }: { email: string }) {
  const { t } = useWords();
  return (
    <>
      <p>{t('thankYou.delayed')}</p>
      <p>{t('thankYou.delayedText', { email })}</p>
    </>
  );
});

/** A redemption on hold (design 7.20): why it waits, how it goes on, and that nothing is lost. */
const OnHold = observer(function OnHold({ receipt }: OutcomeProps) {
  const { t, moment } = useWords();
  const { holdUntil } = receipt.redemption;
  return (
    <>
      <p>{t('thankYou.onHoldMail', { email: receipt.email })}</p>
      {holdUntil !== null && <p>{t('thankYou.onHoldUntil', { moment: moment(holdUntil) })}</p>}
      <p>{t('thankYou.onHoldWhy')}</p>
      <p>{t('money.reserved')}</p>
    </>
  );
});

/** An order that came to nothing: only the customer service can help. */
const NeedsHelp = observer(function NeedsHelp({ said }: { said: 'returned' | 'failed' }) {
  const { t } = useWords();
  return (
    <>
      <p>{t(`thankYou.${said}`)}</p>
      <SupportLink topic="other" />
    </>
  );
});
