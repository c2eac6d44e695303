import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { codeAtHand, progressOf } from '#domain/redemption/redemption.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice, type NoticeKind } from '../../../kit/Notice.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { OpenCode } from './OpenCode.tsx';
import styles from './ThankYouView.module.scss';

interface OutcomeProps {
  receipt: Receipt;
}

/** Says where the shop's code is now, never more certainly than the backend does. */
export const Outcome = observer(function Outcome({ receipt }: OutcomeProps) {
  switch (progressOf(receipt.redemption.status)) {
    case 'on-its-way':
      return <OnItsWay receipt={receipt} />;
    case 'on-hold':
      return <OnHold receipt={receipt} />;
    case 'returned':
      return <Returned />;
  }
});

/** A notice that names its kind in a word. */
const Said = observer(function Said({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  const { t } = useWords();
  return (
    <Notice kind={kind} word={t(`kind.${kind}`)}>
      <div className={styles.said}>{children}</div>
    </Notice>
  );
});

const OnItsWay = observer(function OnItsWay({ receipt }: OutcomeProps) {
  const { t } = useWords();
  const { delivery } = receipt.redemption;
  if (delivery?.state === 'FAILED') {
    return (
      <Said kind="error">
        <p>{t('thankYou.failed')}</p>
        <SupportLink />
      </Said>
    );
  }
  if (delivery?.state === 'DELAYED') return <Delayed receipt={receipt} />;
  return delivery?.kind === 'POST' ? <Posted receipt={receipt} /> : <Mailed receipt={receipt} />;
});

const Mailed = observer(function Mailed({ receipt }: OutcomeProps) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { mailMinutes } = store.site;
  const { email, redemption } = receipt;
  const { delivery, documentIdent, items } = redemption;
  const soon = mailMinutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes: mailMinutes });
  if (delivery?.state === 'PENDING') {
    return (
      <Said kind="info">
        <p>{t('thankYou.preparing', { email })}</p>
        <p>{soon}</p>
      </Said>
    );
  }
  if (delivery?.state !== 'READY') {
    return (
      <Said kind="success">
        <p>{t('thankYou.sent', { email })}</p>
        <p>{soon}</p>
      </Said>
    );
  }
  const isDocument = delivery.kind === 'PDF' || delivery.kind === 'ZIP';
  const opensHere = isDocument ? documentIdent !== null : items.some((item) => item.redeemLinkToken !== null);
  const atHand = codeAtHand(redemption);
  return (
    <Said kind="success">
      <p>{t(isDocument ? 'thankYou.document' : 'thankYou.shown')}</p>
      <p>{t(opensHere ? 'thankYou.mailedToo' : 'thankYou.linksMailed', { email })}</p>
      {documentIdent !== null && (
        <ButtonLink to={`/voucher-pdf/${encodeURIComponent(documentIdent)}`} kind="primary">
          {t('thankYou.openDocument')}
        </ButtonLink>
      )}
      {atHand && <OpenCode item={atHand} kind="primary" />}
    </Said>
  );
});

const Posted = observer(function Posted({ receipt }: OutcomeProps) {
  const { t, day } = useWords();
  const { email, redemption } = receipt;
  const { delivery, items } = redemption;
  const promisedBy = delivery?.promisedBy ?? null;
  const isPacked = delivery?.state !== 'PENDING';
  const comeByMail = items.some((item) => item.delivery !== null && item.delivery.kind !== 'POST');
  return (
    <Said kind={isPacked ? 'success' : 'info'}>
      <p>{t(isPacked ? 'thankYou.posted' : 'thankYou.postPreparing', { email })}</p>
      {comeByMail && <p>{t('thankYou.postedCodes', { email })}</p>}
      {promisedBy !== null && <p>{t('thankYou.postedBy', { date: day(promisedBy) })}</p>}
    </Said>
  );
});

const Delayed = observer(function Delayed({ receipt }: OutcomeProps) {
  const { t, moment } = useWords();
  const promisedBy = receipt.redemption.delivery?.promisedBy ?? null;
  return (
    <Said kind="warning">
      <p>{t('thankYou.delayed')}</p>
      <p>{t('thankYou.delayedText', { email: receipt.email })}</p>
      {promisedBy !== null && <p>{t('thankYou.expectedBy', { moment: moment(promisedBy) })}</p>}
    </Said>
  );
});

/** A redemption on hold (design 7.20): why it waits, how it goes on, and that nothing is lost. */
const OnHold = observer(function OnHold({ receipt }: OutcomeProps) {
  const { t, moment } = useWords();
  const { holdUntil, fraudPreventionIdent } = receipt.redemption;
  const { hasScreen } = useServices();
  return (
    <Said kind="warning">
      <p>
        <strong>{t('thankYou.onHold')}</strong>
      </p>
      <p>{t('thankYou.onHoldWhy')}</p>
      <p>{t('thankYou.onHoldMail', { email: receipt.email })}</p>
      {holdUntil !== null && <p>{t('thankYou.onHoldUntil', { moment: moment(holdUntil) })}</p>}
      <p>{t('money.reserved')}</p>
      {fraudPreventionIdent !== null && hasScreen('fraudPreventionForm') && (
        <ButtonLink to={`/fraud-prevention/${encodeURIComponent(fraudPreventionIdent)}`} kind="primary">
          {t('thankYou.toCheck')}
        </ButtonLink>
      )}
    </Said>
  );
});

const Returned = observer(function Returned() {
  const { t } = useWords();
  return (
    <Said kind="error">
      <p>{t('thankYou.returned')}</p>
      <SupportLink />
    </Said>
  );
});
