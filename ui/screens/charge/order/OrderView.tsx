import { observer } from 'mobx-react-lite';
import { buyerOf } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ChoicePage } from '../../../orders/OtherStep.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { useField } from '../../../parts/form/useField.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RequiresStorage } from '../../../parts/payment/RequiresStorage.tsx';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { spendableVoucher } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import { useHolder } from '../../../session/useHolder.ts';
import { CHARGE } from '../services.ts';
import { BusinessNotice } from './BusinessNotice.tsx';
import { OrderFormScreen } from './OrderFormScreen.ts';
import { OrderForm } from './OrderForm.tsx';
import styles from './OrderView.module.scss';

export const OrderView = observer(function OrderView() {
  const { t } = useText();
  const holder = useHolder();
  return (
    <ChoicePage of="voucher-order">
      <RequiresStorage title={t('order.title')}>
        {/* "Remove voucher" and "remove my data" clear these fields too. */}
        <Order key={holder} />
      </RequiresStorage>
    </ChoicePage>
  );
});

const Order = observer(function Order() {
  const { t } = useText();
  const { keepTyped } = useShared();
  const { kept, listOffers, keepOrder } = useArea(CHARGE);
  const screen = useScreen(
    (services) =>
      new OrderFormScreen({
        list: listOffers,
        site: services.site.site,
        locale: () => services.language.locale,
        keepTyped,
        kept,
        keepOrder,
        voucher: () => spendableVoucher(services),
      }),
  );
  const { choice, offers, person } = screen;
  const isFaulty = Object.keys({ ...choice.faults, ...person.faults }).length > 0;
  return (
    <FormLayout
      back={
        <ButtonLink to="/prepaid" kind="quiet" icon={LATER_ICONS.arrowLeft}>
          {t('common.back')}
        </ButtonLink>
      }
      title={
        <TitledHeading
          title={t('order.title')}
          lead={t('order.lead')}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
      }
      aside={offers && <Adding screen={screen} />}
    >
      <div className={styles.form}>
        <OpenOrderNotice />
        <BusinessNotice />
        {offers === null ? <NoOffers screen={screen} /> : <OrderForm screen={screen} offers={offers} />}
      </div>
    </FormLayout>
  );
});

/** Beside the form: the total of the order, and when its codes become usable. */
const Adding = observer(function Adding({ screen }: { screen: OrderFormScreen }) {
  const { now } = useServices();
  const { t, moment } = useText();
  const usableFrom = useUsableFrom();
  const buyer = buyerOf(useField(screen.person, 'company'));
  return (
    <OrderSummary
      order={screen.order}
      note={t('voucherOrder.usable', { moment: moment(usableFrom(now(), buyer)) })}
    />
  );
});

/** Replaces the form while the offers load, on a failure, and if there are none. */
const NoOffers = observer(function NoOffers({ screen }: { screen: OrderFormScreen }) {
  const { t } = useText();
  const { answer } = screen;
  const { state } = answer;
  if (state.kind === 'loading') {
    return <Skeleton tall label={t('order.loading')} shapes={['card', 'card', 'field', 'field', 'button']} />;
  }
  const load = () => void answer.load();
  return (
    <>
      {state.kind === 'failed' ? (
        <ProblemPanel
          problem={state.problem}
          money="payment"
          again={load}
          actions={
            <Button kind="primary" onClick={load}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      ) : (
        <p className={styles.text}>{t('order.none')}</p>
      )}
      <ButtonLink to="/prepaid" kind="secondary">
        {t('charge.title')}
      </ButtonLink>
    </>
  );
});
