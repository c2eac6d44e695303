import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import { useArea, useScreen, useServices, useShared } from '../../session/services.ts';
import type { OrderScreen } from '../OrderScreen.ts';
import { PayScreen } from './PayScreen.ts';
import type { PaidOrderRules } from './payDeps.ts';
import { PAYMENT } from './services.ts';

/** Creates the view model of a payment page. Ignores later changes of `kind`. */
export function usePayScreen<Order extends PendingPaidOrder, Body>(
  order: OrderScreen<Order, Body, unknown>,
  kind: PaidOrderRules<Order, Body>,
): PayScreen<Order, Body> {
  const { language, site: store } = useServices();
  const { newKey } = useShared();
  const { loadPayments, newPaymentReference } = useArea(PAYMENT);
  return useScreen(
    ({ now }) =>
      new PayScreen({
        ...kind,
        order,
        site: store.site,
        locale: () => language.locale,
        load: loadPayments,
        newReference: newPaymentReference,
        newKey,
        now,
        origin: window.location.origin,
      }),
  );
}
