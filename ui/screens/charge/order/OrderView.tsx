import { observer } from 'mobx-react-lite';
import { buyerOf } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ChoicePage } from '../../../orders/OtherStep.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { BackLink } from '../../../parts/page/BackLink.tsx';
import { useField } from '../../../parts/form/useField.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RequiresStorage } from '../../../parts/payment/RequiresStorage.tsx';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { spendableVoucher } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { CHARGE } from '../services.ts';
import { BusinessNotice } from './BusinessNotice.tsx';
import flow from '../../../styles/flow.module.scss';
import { OrderFormScreen } from './OrderFormScreen.ts';
import { OrderForm } from './OrderForm.tsx';
import styles from './OrderView.module.scss';

export const OrderView = observer(function OrderView() {
  const { t } = useText();
  return (
    <ChoicePage of="voucher-order">
      <RequiresStorage title={t('order.title')}>
        <Order />
      </RequiresStorage>
    </ChoicePage>
  );
});

/** "Remove voucher" and "remove my data" clear these fields too. */
const Order = perHolder(function Order() {
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
      back={<BackLink to="/prepaid" />}
      title={
        <TitledHeading
          title={t('order.title')}
          lead={t('order.lead')}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
      }
      aside={offers && <Adding screen={screen} />}
    >
      <div className={flow.stack6}>
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
  return (
    <>
      {state.kind === 'failed' ? (
        <AskAgain problem={state.problem} money="payment" again={answer.load} kind="primary" />
      ) : (
        <p className={styles.text}>{t('order.none')}</p>
      )}
      <ButtonLink to="/prepaid" kind="secondary">
        {t('charge.title')}
      </ButtonLink>
    </>
  );
});
