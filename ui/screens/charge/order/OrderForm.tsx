import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { WITH_ADDRESS } from '#domain/customer/customerForm.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import { buyerOf } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { AddressFields } from '../../../parts/customer/AddressFields.tsx';
import { ContactFields } from '../../../parts/customer/ContactFields.tsx';
import { useCustomerFaults } from '../../../parts/customer/useCustomerFaults.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useField } from '../../../parts/form/useField.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';
import { BusinessNotice } from './BusinessNotice.tsx';
import { OfferFields } from './OfferFields.tsx';
import type { OrderFormScreen } from './OrderFormScreen.ts';
import styles from './OrderView.module.scss';
import { useOrderFaults } from './useOrderFaults.ts';

interface OrderFormProps {
  screen: OrderFormScreen;
  offers: Offers;
}

export const OrderForm = observer(function OrderForm({ screen, offers }: OrderFormProps) {
  const { t, money } = useText();
  const navigate = useNavigate();
  const { order, person } = screen;
  const { errorOf: faultOf, listed: ofOrder } = useOrderFaults(screen);
  const { errorOf, listed: ofPerson } = useCustomerFaults(person, WITH_ADDRESS);
  const company = useField(person, 'company');
  const fields = { form: person, questions: WITH_ADDRESS, errorOf };
  return (
    <Form
      onSubmit={() => screen.submit() && navigate(stepPath('voucher-order', 'pay'))}
      faults={[...ofOrder, ...ofPerson]}
      attempts={screen.attempts}
    >
      <OfferFields screen={screen} offers={offers} errorOf={faultOf} />
      <h2 className={styles.heading}>{t('order.who')}</h2>
      <ContactFields {...fields} emailHint={t('order.emailHint')} />
      <AddressFields {...fields} title={t('order.address')} text={t('order.addressText')} />
      {buyerOf(company) === 'company' && <BusinessNotice asked />}
      <div className={styles.end}>
        <StatusLine compact>
          {order &&
            t('order.running', {
              money: money({ amountInCent: orderSums(order).toPayInCent, currency: order.currency }),
            })}
        </StatusLine>
        <p className={styles.text}>{t('charge.before')}</p>
      </div>
      <Button type="submit" kind="primary" full>
        {t('charge.go')}
      </Button>
    </Form>
  );
});
