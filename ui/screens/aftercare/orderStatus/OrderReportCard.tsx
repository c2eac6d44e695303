import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OrderReport as Report } from '#domain/orderStatus/order.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import { History } from '../standing/History.tsx';
import { StandingBadge } from '../standing/StandingBadge.tsx';
import { useFocusOnEach } from '../../../parts/answers/useFocusOnEach.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './OrderReportCard.module.scss';

interface OrderReportCardProps {
  report: Report;
  /** Counts answers; each change moves the focus to the heading. */
  attempt: number;
  onAnother: () => void;
}

/** The status of an order as a sentence and a timeline, with links to help. */
export const OrderReportCard = observer(function OrderReportCard({
  report,
  attempt,
  onAnother,
}: OrderReportCardProps) {
  const { t, moment } = useText();
  const has = useHas();
  const id = useId();
  const heading = useFocusOnEach<HTMLHeadingElement>(attempt);
  const { delivery, holdUntil, status } = report;
  const isReturned = progressOf(status) === 'returned';
  const promisedBy = delivery?.state === 'DELAYED' ? delivery.promisedBy : null;
  return (
    <section aria-labelledby={id} className={flow.stack6}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t('orderStatus.found', { number: report.orderNumber })}
      </h2>
      <StandingBadge standing={standingOf(status, delivery)} />
      <div className={flow.stack3}>
        <p>
          {t(status === 'ON_HOLD' && !has('fraudCheck') ? 'standing.on-hold' : `orderStatus.state.${status}`)}
        </p>
        {delivery !== null && !isReturned && (
          <p>
            {delivery.kind === 'POST' && (delivery.state === 'SENT' || delivery.state === 'DELAYED')
              ? t(`orderStatus.posted.${delivery.state}`)
              : t(`orderStatus.delivery.${delivery.state}`)}
          </p>
        )}
        {promisedBy !== null && <p>{t('thankYou.expectedBy', { moment: moment(promisedBy) })}</p>}
        {holdUntil !== null && <p>{t('thankYou.onHoldUntil', { moment: moment(holdUntil) })}</p>}
      </div>
      {report.timeline.length > 0 && (
        <>
          <h3 className={styles.history}>{t('timeline.title')}</h3>
          <History entries={report.timeline} />
        </>
      )}
      <div className={flow.rowAtTop}>
        {delivery !== null && !isReturned && has('resend') && (
          <ButtonLink to="/redeem/resend-link" kind="secondary">
            {t('thankYou.mailAgain')}
          </ButtonLink>
        )}
        {(isReturned || delivery?.state === 'FAILED') && (
          <SupportLink topic="not-received" hint={{ orderNumber: report.orderNumber }} />
        )}
        <Button kind="quiet" flush onClick={onAnother}>
          {t('orderStatus.another')}
        </Button>
      </div>
    </section>
  );
});
