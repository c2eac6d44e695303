import type { NetworkFault } from '#simulation/Network.ts';
import { WRONG_CODES } from '#simulation/steps/persons.ts';
import type { Step } from '#simulation/steps/step.ts';

export const press = (name: string, rest = 600, tab = 1): Step => ({
  does: 'press',
  tab,
  name,
  nth: 0,
  times: 1,
  rest,
});

/** Enters the code of a voucher of the seed’s world. */
export const withVoucher = (path: string, code: string, rest = 2_500): readonly Step[] => [
  { does: 'open', path },
  { does: 'type', tab: 1, field: 'code', text: code },
  press('Weiter', rest),
];

const [, , CANCELLED_CODE] = WRONG_CODES;

/** The help page reads the hint and deletes it, so the hint is stored only within the last step. */
export const FROM_A_REFUSAL_TO_HELP: readonly Step[] = [
  ...withVoucher('/', CANCELLED_CODE),
  press('Mehr dazu'),
  press('Kundenservice kontaktieren'),
];

/** In the second tab, up to the last press. */
export const almostRedeemed = (shop: string): readonly Step[] => [
  press(shop, 600, 2),
  press('Weiter mit 50,00 €', 2_500, 2),
  { does: 'fill', tab: 2, person: 1 },
  press('Weiter zur Übersicht', 600, 2),
  { does: 'fill', tab: 2, person: 1 },
];

/** From the sheet that the strip of the voucher opens. */
export const removed: readonly Step[] = [press('…Details anzeigen'), press('Gutschein entfernen')];

/** Ottilie fills in a form, and removes her voucher. */
export const filledAndRemoved = (path: string): readonly Step[] => [
  { does: 'go', tab: 1, path },
  { does: 'fill', tab: 1, person: 0 },
  ...removed,
];

/** Ottilie gives 50 euros, and that call meets a fault. */
export const donating = (fault: NetworkFault): readonly Step[] => [
  { does: 'fill', tab: 1, person: 0 },
  press('Weiter zur Übersicht'),
  { does: 'fill', tab: 1, person: 0 },
  { does: 'fault', method: 'POST', fault },
  press('50,00 € an Brunnenwerk spenden', 2_500),
];

/** She removes her voucher before the answer is there. */
export const removedWhileDonating: readonly Step[] = [
  ...donating({ kind: 'late-answer', ms: 40_000 }),
  { does: 'go', tab: 1, path: '/shops' },
  ...removed,
  press('Status ansehen'),
];

/** Ottilie redeems all she has. */
export const redeemedAll: readonly Step[] = [
  ...withVoucher('/', 'U2Q5QEXK8'),
  press('Bowlaria'),
  press('Weiter mit 50,00 €'),
  { does: 'fill', tab: 1, person: 0 },
  press('Weiter zur Übersicht'),
  { does: 'fill', tab: 1, person: 0 },
  press('50,00 € für Bowlaria einlösen'),
];

/** The same, but her last press meets a fault. */
export const redeemingAll = (fault: NetworkFault): readonly Step[] => [
  ...redeemedAll.slice(0, -1),
  { does: 'fault', method: 'POST', fault },
  ...redeemedAll.slice(-1),
];

/** As if more were left than any voucher has. */
export const OTHER_RESTS: Step = { does: 'other-rests', inCent: 100_000 };

/** In the tab of this number, which shows the receipt. */
export const erased = (tab: number): readonly Step[] => [
  press('Nutzen auch andere dieses Gerät?', 600, tab),
  press('Meine Daten von diesem Gerät entfernen', 600, tab),
];

/** Somebody else then looks at the receipt; with the seed 115. */
export const FROM_A_REMOVAL_TO_THE_RECEIPT: readonly Step[] = [
  ...redeemedAll,
  ...erased(1),
  { does: 'go', tab: 1, path: '/thankyou' },
];
