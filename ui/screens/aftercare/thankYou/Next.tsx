import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { NextStep } from '#domain/redemption/nextStep.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import { classes } from '../../../kit/classes.ts';
import { SecretStep } from '../../../kit/SecretStep.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { LatestState } from './LatestState.tsx';
import styles from './Next.module.scss';
import { OpenCode } from './OpenCode.tsx';
import type { ThankYouScreen } from './ThankYouScreen.ts';
import { useNextWords } from './useNextWords.ts';

interface NextProps {
  screen: ThankYouScreen;
  receipt: Receipt;
  next: NextStep;
}

/** Says where the shop's code is, without promising more than the backend reports, and offers the next step. */
export const Next = observer(function Next({ screen, receipt, next }: NextProps) {
  const { t } = useText();
  const id = useId();
  const { status, delivery } = receipt.redemption;
  const standing = standingOf(status, delivery);
  const { lines, more = [] } = useNextWords(receipt, standing);
  return (
    <section aria-labelledby={id} className={classes(flow.stack4, styles.next)}>
      <h2 id={id} className={styles.title}>
        {t('thankYou.next')}
      </h2>
      <div className={classes(flow.stack3, styles.said)}>
        {lines.map((words) => words && <p key={words}>{words}</p>)}
      </div>
      <Step next={next} />
      {/* The order came to nothing; only customer service can help. */}
      {(standing === 'returned' || standing === 'undeliverable') && <SupportLink topic="other" />}
      {more.map((words) => (
        <p key={words} className={styles.more}>
          {words}
        </p>
      ))}
      {screen.waits && <LatestState screen={screen} />}
    </section>
  );
});

/** The one primary button; nothing where the next step is the mail, or waiting. */
const Step = observer(function Step({ next }: { next: NextStep }) {
  const { t } = useText();
  switch (next.kind) {
    case 'code':
      return <OpenCode item={next.item} kind="primary" />;
    case 'codes':
      return (
        <ul className={styles.codes} data-print="never">
          {next.items.map((item, index) => (
            // The index is a safe key: the lines never change their order, and two may be equal.
            <li key={index} className={styles.code}>
              <strong>{item.shopName}</strong>
              <OpenCode item={item} kind="secondary" />
            </li>
          ))}
        </ul>
      );
    case 'document':
      return (
        <SecretStep to={`/voucher-pdf/${encodeURIComponent(next.ident)}`} kind="primary">
          {t('thankYou.openDocument')}
        </SecretStep>
      );
    case 'check':
      return (
        <SecretStep to={`/fraud-prevention/${encodeURIComponent(next.ident)}`} kind="primary">
          {t('thankYou.toCheck')}
        </SecretStep>
      );
    case 'mail':
    case 'help':
    case 'rest':
    case 'wait':
      return null;
  }
});
