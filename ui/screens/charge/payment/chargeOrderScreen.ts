import type { ChargeBody } from '#application/charge/chargeKind.ts';
import type { Charge, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';

/** View model of an order that tops a voucher up. */
export type ChargeOrderScreen = OrderScreen<ChargeUnderWay, ChargeBody, Charge>;
