import type { Odds } from './odds.ts';

/** Something that goes wrong in the simulation, and the alarm by which an operator must see it. */
export interface Incident {
  readonly id: string;
  readonly title: string;
  readonly odds: Partial<Odds>;
  /** Only sessions of this site or language are concerned. */
  readonly only?: { readonly site?: string; readonly language?: string };
  /** A rule's id, and what the alarm is about. */
  readonly alarm: readonly [id: string, about: string | null];
}

export const INCIDENTS: readonly Incident[] = [
  {
    id: 'captcha-blocked',
    title: 'The captcha’s host is blocked',
    odds: { captchaBlocked: 0.8 },
    alarm: ['captcha-blocked', null],
  },
  {
    id: 'code-wave',
    title: 'A batch of redeemed codes is tried again',
    odds: { codeRefused: 0.7, redeemedAlready: 0.95 },
    alarm: ['code-wave', 'already-redeemed'],
  },
  {
    id: 'chunks-missing',
    title: 'A release removed scripts that open pages need',
    odds: { chunkMissing: 0.4 },
    alarm: ['chunks-missing', null],
  },
  {
    id: 'payments-late',
    title: 'The payment provider does not answer',
    odds: { paymentLate: 0.9 },
    alarm: ['payments-late', null],
  },
  {
    id: 'brand-down',
    title: 'The configuration of fr fails',
    odds: { configFailed: 1 },
    only: { site: 'fr' },
    alarm: ['brand-down', 'fr'],
  },
  {
    id: 'slow-backend',
    title: 'Every second call takes more than three seconds',
    odds: { callSlow: 0.5 },
    alarm: ['slow-backend', null],
  },
  {
    id: 'storage-blocked',
    title: 'A browser’s new version blocks storage',
    odds: { storageBlocked: 0.5 },
    alarm: ['storage-blocked', null],
  },
  {
    id: 'new-script',
    title: 'A tag manager adds a script from a new host',
    odds: { scriptBlocked: 0.5 },
    alarm: ['policy-violated', null],
  },
  {
    id: 'texts-missing',
    title: 'The texts of a release are missing',
    odds: { textsFailed: 0.8 },
    alarm: ['texts-missing', null],
  },
  {
    id: 'language-broken',
    title: 'The French texts are broken',
    odds: { textsFailed: 1 },
    only: { language: 'fr' },
    alarm: ['language-broken', 'fr'],
  },
  {
    id: 'redemptions-refused',
    title: 'Orders end in an error of the backend',
    odds: { orderRefused: 0.8 },
    alarm: ['redemptions-refused', null],
  },
  {
    id: 'clocks-off',
    title: 'The backend’s clock is an hour slow',
    odds: { clockOff: 0.9 },
    alarm: ['clocks-off', null],
  },
];
