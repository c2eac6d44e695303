import type { Wire } from '../core/wire.ts';

/** Public parameters. The queue feature is off (specification 7). */
export const PARAMETERS: Wire['Parameter'][] = [
  { key: 'queuefair.redeem_active', value: 'false' },
  { key: 'redeem.large_amount_in_cent', value: '25000' },
  { key: 'support.reply_hours', value: '24' },
];
