import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import { useArea, useScreen, useServices, useShared } from '../../session/services.ts';
import type { OrderScreen } from '../OrderScreen.ts';
import { PayScreen } from './PayScreen.ts';
import type { PaidKind } from './payDeps.ts';
import { PAYMENT } from './services.ts';

/** Returns the view model of the page on which an order is paid; `kind` counts as it is when the page is opened. */
export function usePayScreen<Order extends PendingPaidOrder, Body>(
  order: OrderScreen<Order, Body, unknown>,
  kind: PaidKind<Order, Body>,
): PayScreen<Order, Body> {
  const { language, site: store } = useServices();
  const { newKey } = useShared();
  const { loadPayments, newPaymentReference } = useArea(PAYMENT);
  return useScreen(
    ({ clock }) =>
      new PayScreen({
        ...kind,
        order,
        site: store.site,
        locale: () => language.locale,
        load: loadPayments,
        newReference: newPaymentReference,
        newKey,
        now: () => clock.now(),
        origin: window.location.origin,
      }),
  );
}
