import type { OrderReport } from '#domain/orderStatus/order.ts';
import { now } from './moments.ts';

/** An order that was delayed and then sent. */
export function anOrderReport(about: Partial<OrderReport> = {}): OrderReport {
  return {
    orderNumber: '482910377',
    status: 'COMPLETED',
    timeline: [
      { state: 'ACCEPTED', at: now, text: null },
      { state: 'DELAYED', at: now, text: 'Bücherwurm has not sent the code yet.' },
      { state: 'SENT', at: now, text: null },
    ],
    delivery: { state: 'SENT', kind: 'EMAIL', promisedBy: null },
    holdUntil: null,
    ...about,
  };
}
