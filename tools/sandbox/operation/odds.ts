/** How likely each thing is that may go wrong in a simulated session; from 0 to 1, where it can happen. */
export interface Odds {
  readonly captchaBlocked: number;
  readonly codeRefused: number;
  /** Of the refused codes, those refused as already redeemed. */
  readonly redeemedAlready: number;
  readonly chunkMissing: number;
  readonly paymentLate: number;
  readonly configFailed: number;
  readonly callSlow: number;
  readonly storageBlocked: number;
  readonly scriptBlocked: number;
  readonly textsFailed: number;
  readonly orderRefused: number;
  readonly clockOff: number;
  readonly screenCrashed: number;
}

/** An ordinary day. */
export const USUAL: Odds = {
  captchaBlocked: 0.015,
  codeRefused: 0.08,
  redeemedAlready: 0.2,
  chunkMissing: 0.002,
  paymentLate: 0.02,
  configFailed: 0.0005,
  callSlow: 0.008,
  storageBlocked: 0.01,
  scriptBlocked: 0.001,
  textsFailed: 0.0005,
  orderRefused: 0.04,
  clockOff: 0.01,
  screenCrashed: 0.001,
};
