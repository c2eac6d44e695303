import type { Step } from '#simulation/steps/step.ts';
import {
  almostRedeemed,
  donating,
  erased,
  filledAndRemoved,
  press,
  redeemedAll,
  removedWhileDonating,
  withVoucher,
} from './ways.ts';

interface Found {
  readonly name: string;
  readonly seed: number;
  readonly steps: readonly Step[];
  /** How many of the steps the fix made impossible. */
  readonly leftOut: number;
}

/** What the simulation found in the app, shrunk. */
export const FOUND: readonly Found[] = [
  {
    name: 'the page for a lost mail kept the address of a holder whose voucher was removed',
    seed: 500,
    steps: [...withVoucher('/', 'PKUF8WU6A'), ...filledAndRemoved('/redeem/resend-link')],
    leftOut: 0,
  },
  {
    name: 'so did the page for the status of an order',
    seed: 500,
    steps: [...withVoucher('/', 'PKUF8WU6A'), ...filledAndRemoved('/order-status')],
    leftOut: 0,
  },
  {
    name: 'a page went on saying that nothing was redeemed after an order that had arrived late',
    seed: 20637,
    steps: [
      ...withVoucher('/donate', '9APSVHVZR'),
      ...donating({ kind: 'late-request', ms: 40_000 }),
      { does: 'wait', ms: 30_000 },
      { does: 'wait', ms: 30_000 },
    ],
    leftOut: 0,
  },
  {
    name: 'the outcome of an order under way named the address of a holder whose voucher was removed',
    seed: 3259,
    steps: [...withVoucher('/donate', '825KHSJ7N'), ...removedWhileDonating],
    leftOut: 0,
  },
  {
    name: 'the undo of a removal brought back a balance that an order had spent meanwhile',
    seed: 3259,
    steps: [
      ...withVoucher('/donate', '825KHSJ7N'),
      ...removedWhileDonating,
      press('Rückgängig machen'),
      press('Seite drucken'),
    ],
    leftOut: 1,
  },
  {
    name: 'a page that was loading while another tab spent the balance went on showing it',
    seed: 3414,
    steps: [
      ...withVoucher('/', 'C5XWKGEEQ', 600),
      { does: 'duplicate', tab: 1 },
      ...almostRedeemed('Alpinora'),
      press('50,00 € für Alpinora einlösen', 0, 2),
      { does: 'reload', tab: 1 },
      { does: 'wait', ms: 2_000 },
    ],
    leftOut: 0,
  },
  {
    name: 'so did a page whose code was accepted before that, and the answer came after it',
    seed: 8859,
    steps: [
      { does: 'open', path: '/' },
      { does: 'type', tab: 1, field: 'code', text: 'AD4W72GJJ' },
      { does: 'open', path: '/' },
      { does: 'type', tab: 2, field: 'code', text: 'AD4W72GJJ' },
      press('Weiter', 600, 2),
      press('Schließen', 600, 2),
      ...almostRedeemed('Bowlaria'),
      { does: 'fault', method: 'POST', fault: { kind: 'late-answer', ms: 4_000 } },
      press('Weiter'),
      press('50,00 € für Bowlaria einlösen', 600, 2),
      { does: 'wait', ms: 5_000 },
    ],
    leftOut: 0,
  },
  {
    name: 'the filter for the wall called what the basket leaves the balance',
    seed: 3573,
    steps: [
      ...withVoucher('/', 'HBSS9VUHG', 600),
      { does: 'back', tab: 1 },
      press('Apothella'),
      press('Weiteren Shop hinzufügen'),
      press('Filtern'),
    ],
    leftOut: 0,
  },
  {
    name: 'a page whose site and script were both missing for want of a network was blank',
    seed: 20259,
    steps: [
      { does: 'open', path: '/redeem/100170/value' },
      { does: 'offline' },
      press('Weiter', 2_500),
      { does: 'open', path: '/donate' },
      { does: 'back', tab: 2 },
      press('Erneut versuchen', 30, 2),
      { does: 'duplicate', tab: 2 },
      { does: 'release' },
      { does: 'wait', ms: 3_000 },
    ],
    leftOut: 0,
  },
  {
    name: 'the page of a wall whose script was missing had no heading',
    seed: 7331,
    steps: [
      ...withVoucher('/', 'FWAYZ2BYQ', 600),
      press('Schließen', 30),
      { does: 'offline' },
      press('Guthaben spenden'),
      { does: 'release' },
      { does: 'wait', ms: 30_000 },
      press('Zu den Shops', 2_500),
    ],
    leftOut: 0,
  },
  {
    name: 'entry and shop named a balance that an order left uncertain',
    seed: 18,
    steps: [
      ...withVoucher('/donate', 'D3HCUBPEZ'),
      { does: 'outage', ms: 120_000 },
      ...donating({ kind: 'answer-lost' }),
      { does: 'go', tab: 1, path: '/' },
      { does: 'wait', ms: 120_000 },
      press('Jetzt auswählen', 2_500),
      press('Alpinora', 2_500),
    ],
    leftOut: 0,
  },
  {
    name: 'a page was empty where a payment was given up after the buyer’s data were removed',
    seed: 762,
    steps: [
      { does: 'open', path: '/prepaid/order' },
      { does: 'fill', tab: 1, person: 0 },
      press('Weiter zur Zahlung'),
      { does: 'fill', tab: 1, person: 0 },
      press('Pay with the mock wallet', 30),
      { does: 'go', tab: 1, path: '/' },
      { does: 'type', tab: 1, field: 'code', text: 'FEZP3TRNA' },
      press('Weiter'),
      press('Schließen'),
      press('Status ansehen'),
      press('Anders bezahlen'),
    ],
    leftOut: 0,
  },
  {
    name: 'another tab went on showing the receipt of a user who had removed all data from the device',
    seed: 115,
    steps: [...redeemedAll, { does: 'duplicate', tab: 1 }, ...erased(2)],
    leftOut: 0,
  },
  {
    name: 'so did a tab that the browser had discarded meanwhile',
    seed: 115,
    steps: [
      ...redeemedAll,
      { does: 'duplicate', tab: 1 },
      { does: 'kill', tab: 1 },
      ...erased(2),
      { does: 'revive', tab: 1 },
    ],
    leftOut: 0,
  },
  {
    name: 'a tab that the browser had discarded kept the form of a voucher that was removed meanwhile',
    seed: 500,
    steps: [
      ...withVoucher('/', 'PKUF8WU6A'),
      { does: 'go', tab: 1, path: '/help/other' },
      { does: 'fill', tab: 1, person: 0 },
      { does: 'duplicate', tab: 1 },
      { does: 'kill', tab: 2 },
      press('Gutschein entfernen'),
      { does: 'revive', tab: 2 },
    ],
    leftOut: 0,
  },
  {
    name: 'so did a tab that was open',
    seed: 500,
    steps: [
      ...withVoucher('/', 'PKUF8WU6A'),
      { does: 'go', tab: 1, path: '/help/other' },
      { does: 'fill', tab: 1, person: 0 },
      { does: 'duplicate', tab: 1 },
      press('Gutschein entfernen'),
    ],
    leftOut: 0,
  },
  {
    name: 'a form that was filled in without a voucher showed its person for good',
    seed: 122,
    steps: [
      { does: 'open', path: '/prepaid/order' },
      { does: 'fill', tab: 1, person: 0 },
      { does: 'wait', ms: 40 * 60_000 },
    ],
    leftOut: 0,
  },
  {
    name: 'so did a tab that the browser brought back a day later',
    seed: 122,
    steps: [
      { does: 'open', path: '/help/other' },
      { does: 'fill', tab: 1, person: 0 },
      { does: 'kill', tab: 1 },
      { does: 'wait', ms: 26 * 60 * 60_000 },
      { does: 'revive', tab: 1 },
    ],
    leftOut: 0,
  },
  {
    name: 'the pages beside that of an order went on naming the balance from before it arrived late',
    seed: 4470,
    steps: [
      ...withVoucher('/donate', '2PQTM73TK'),
      ...donating({ kind: 'late-request', ms: 33_000 }),
      press('Hilfe und Kontakt', 2_500),
      { does: 'wait', ms: 60_000 },
    ],
    leftOut: 0,
  },
];
