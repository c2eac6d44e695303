import type { ChargeCheck, ChargeDesk } from '#application/ports/chargeDesk.ts';
import type { Charges } from '#application/ports/charges.ts';
import type { Chargeable, ChargeDraft, ChargeToken } from '#domain/charge/chargeDraft.ts';
import { type ChargeEntry, EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import { parseSerialNumber, type SerialNumber } from '#domain/voucher/serialNumber.ts';
import type { Site } from '#domain/site/site.ts';
import { type Answer, inTurn } from './answers.ts';
import { aSite } from './site.ts';

export function aSerialNumber(digits = '410582934'): SerialNumber {
  const read = parseSerialNumber(digits);
  if (!read.ok) throw new Error(`${digits} is no serial number`);
  return read.value;
}

/** 25 euros are on it, and 15 to 150 may be added. */
export function aChargeable(about: Partial<Chargeable> = {}): Chargeable {
  return {
    serialNumber: aSerialNumber(),
    token: 'charge.token.x' as ChargeToken,
    currentInCent: 25_00,
    currency: 'EUR',
    minInCent: 15_00,
    maxInCent: 150_00,
    ...about,
  };
}

/** What this tab keeps of charging. */
export interface ChargesKept {
  entry?: Partial<ChargeEntry>;
  draft?: ChargeDraft;
}

export function fakeCharges(kept: ChargesKept = {}): Charges & { clear(): void } {
  let entry: ChargeEntry = { ...EMPTY_CHARGE, ...kept.entry };
  let draft = kept.draft ?? null;
  return {
    readEntry: () => entry,
    writeEntry: (next) => {
      entry = next;
    },
    readDraft: () => draft,
    writeDraft: (next) => {
      draft = next;
    },
    clearDraft: () => {
      draft = null;
    },
    clear: () => {
      entry = EMPTY_CHARGE;
      draft = null;
    },
  };
}

export function fakeChargeDesk(answers: readonly Answer<Chargeable>[] = []) {
  const asked: ChargeCheck[] = [];
  return { asked, check: inTurn(asked, answers) } satisfies ChargeDesk & { asked: ChargeCheck[] };
}

/** What a site needs so that vouchers can be charged there. */
export const CHARGING = {
  navbarLinks: { ...aSite().navbarLinks, charge: true },
  payment: { wallet: null, card: { publicKey: 's-pub-x' } },
} satisfies Partial<Site>;
