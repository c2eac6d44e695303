import { observer } from 'mobx-react-lite';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { BackLink } from '../../parts/page/BackLink.tsx';
import { TitledHeading } from '../../parts/page/Page.tsx';
import { RequiresStorage } from '../../parts/payment/RequiresStorage.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { OpenPayment } from './OpenPayment.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { isLeftOpen } from './paidOrderScreen.ts';
import { useKeptReturns } from './useKeptReturns.ts';

interface PayPageProps {
  title: string;
  /** True if "remove voucher" and "remove my data" also remove what is being paid for. */
  isRemovable?: boolean;
  children: ReactNode;
}

/** Pays an order of any kind. Remounts after a removal or a restore from the bfcache. */
export const PayPage = observer(function PayPage({ title, isRemovable = false, children }: PayPageProps) {
  const { session } = useServices();
  const returns = useKeptReturns();
  return (
    <RequiresStorage title={title}>
      <Fragment key={`${isRemovable ? session.removals : ''} ${returns}`}>{children}</Fragment>
    </RequiresStorage>
  );
});

interface PayLayoutProps
  extends Pick<ComponentProps<typeof PaymentForm>, 'screen' | 'words' | 'help' | 'children'> {
  title: string;
  payPath: string;
  progress?: ReactNode;
  /** Where the order can be changed. */
  back: string;
  aside: ReactNode;
}

/** The payment form beside the order; once begun, the payment's state. */
export const PayLayout = observer(function PayLayout(props: PayLayoutProps) {
  const { title, payPath, progress, back, aside, screen, ...form } = props;
  const { order } = screen;
  const { t } = useText();
  if (isLeftOpen(order.state) && !screen.isLeaving) return <OpenPayment order={order} payPath={payPath} />;
  return (
    <FormLayout
      back={!order.isFixed && <BackLink to={back} />}
      progress={progress}
      title={
        <TitledHeading
          title={title}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={aside}
      asideFirst
    >
      <PaymentForm screen={screen} {...form} />
    </FormLayout>
  );
});
