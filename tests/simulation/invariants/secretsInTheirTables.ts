import { KEPT } from '#domain/kept/table.ts';
import { PERSONS } from '../steps/persons.ts';
import { WRONG_CODES } from '../steps/persons.ts';
import type { Invariant } from './invariant.ts';

const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
/** In a tab's storage; on the device no key may. */
const MAY_HOLD_TOKENS: ReadonlySet<string> = new Set([
  KEPT.voucherToken.text,
  KEPT.charge.text,
  KEPT.pendingCharge.text,
  KEPT.voucherOrder.text,
]);
const KEYS = new Map(Object.values(KEPT).map(({ text, where }) => [text, where]));
/** The router's places and the consent mock's decision. */
const FOREIGN = /^(react-router-scroll-positions|mock-?consent)/i;

/**
 * Each value is written to the storage that the table names; no token elsewhere or on the device, and no code anywhere.
 * What is deleted again within the step counts too.
 */
export const secretsInTheirTables: Invariant = ({ world }) => {
  const codes = [...world.vouchers.map(({ code }) => code), ...WRONG_CODES];
  const { device } = world;
  const storages = [
    { where: 'device', items: device.local.written },
    ...device.tabs.map(({ session }) => ({ where: 'tab', items: session.written })),
  ];
  for (const { where, items } of storages) {
    for (const [key, value] of items) {
      if (FOREIGN.test(key)) continue;
      if (KEYS.get(key) !== where) return `${key} is stored in the ${where}`;
      if (TOKEN.test(value) && (where === 'device' || !MAY_HOLD_TOKENS.has(key)))
        return `${key} in the ${where} holds a token`;
      if (codes.some((code) => value.includes(code))) return `${key} holds the code of a voucher`;
      if (where === 'device' && PERSONS.some(({ own }) => own.some((word) => value.includes(word))))
        return `${key} on the device holds what a holder typed`;
    }
  }
  for (const { address } of device.tabs)
    if (codes.some((code) => address.includes(code)) || TOKEN.test(address))
      return 'an address holds a secret';
  for (const message of world.messages)
    if (TOKEN.test(message) || codes.some((code) => message.includes(code)))
      return 'other tabs are told a secret';
  return null;
};
