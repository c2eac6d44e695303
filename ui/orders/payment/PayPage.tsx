import { observer } from 'mobx-react-lite';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { TitledHeading } from '../../parts/page/Page.tsx';
import { PAID_PATHS } from '../../parts/paths/paidPaths.ts';
import { WhereKept } from '../../parts/payment/WhereKept.tsx';
import { useServices } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import { OpenOrderNotice } from '../OpenOrderNotice.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { type PaidOrder, isLeftOpen } from './paidOrder.ts';
import { useKeptReturns } from './useKeptReturns.ts';

interface PayPageProps {
  title: string;
  children: ReactNode;
}

/** The page on which a top-up or an order of vouchers is paid. */
export const PayPage = observer(function PayPage({ title, children }: PayPageProps) {
  const { session } = useServices();
  const returns = useKeptReturns();
  return (
    <WhereKept title={title}>
      {/* "Remove voucher" and "remove my data" take along what was to be paid. */}
      <Fragment key={`${session.removals} ${returns}`}>{children}</Fragment>
    </WhereKept>
  );
});

interface PayGateProps {
  title: string;
  kind: keyof typeof PAID_PATHS;
  order: PaidOrder;
  /** Draws the payment if nothing else comes first. */
  children: () => ReactNode;
}

/** A payment that was left open comes first, and while an order of another kind is open, nothing is paid. */
export const PayGate = observer(function PayGate({ title, kind, order, children }: PayGateProps) {
  const { openOrders } = useServices();
  const other = openOrders.value;
  if (order.left !== null) return <OpenPayment order={order} payPath={() => PAID_PATHS[kind].pay} />;
  if (other === null || other.kind === kind) return <>{children()}</>;
  return (
    <FormLayout plain title={<TitledHeading title={title} />}>
      <OpenOrderNotice />
    </FormLayout>
  );
});

interface PayLayoutProps extends Pick<ComponentProps<typeof PaymentForm>, 'screen' | 'words' | 'help'> {
  title: string;
  kind: keyof typeof PAID_PATHS;
  /** What is paid for. */
  aside: ReactNode;
}

/** The payment, beside what is paid for; once it was begun, how it stands. */
export const PayLayout = observer(function PayLayout(props: PayLayoutProps) {
  const { title, kind, aside, screen, words, help } = props;
  const { order } = screen;
  const { begin, pay } = PAID_PATHS[kind];
  const { t } = useWords();
  if (isLeftOpen(order.state) && !screen.isLeaving) return <OpenPayment order={order} payPath={() => pay} />;
  return (
    <FormLayout
      back={
        !order.isFixed && (
          <ButtonLink to={begin} kind="quiet" icon={LATER_ICONS.arrowLeft}>
            {t('common.back')}
          </ButtonLink>
        )
      }
      title={
        <TitledHeading
          title={title}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={aside}
      asideFirst
    >
      <PaymentForm screen={screen} words={words} help={help} />
    </FormLayout>
  );
});
