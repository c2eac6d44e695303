import type { ThirdPartyApi, ThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { TokenApi } from '#application/voucher/refreshToken.ts';
import { localPath } from '#domain/link/localPath.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { ThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn } from './answers.ts';
import { aSession } from './voucher.ts';

/** A partner with a logo and a return address. */
export function aPartner(about: Partial<Partner> = {}): Partner {
  return {
    name: 'Sternbonus',
    logo: localPath('/partners/sternbonus.svg'),
    returnUrl: safeHref('https://www.sternbonus.example/account'),
    ...about,
  };
}

export function anEntry(about: Partial<ThirdPartyEntry> = {}): ThirdPartyEntry {
  return { session: aSession(), partner: aPartner(), ...about };
}

export function fakeThirdPartyApi(told: { entries?: readonly Answer<ThirdPartyEntry>[] }) {
  const asked: ThirdPartyIdent[] = [];
  return { asked, open: inTurn(asked, told.entries ?? []) } satisfies ThirdPartyApi & { asked: unknown[] };
}

export function fakeTokenApi(told: { renewals?: readonly Answer<VoucherSession>[] }) {
  const asked: VoucherToken[] = [];
  return { asked, refresh: inTurn(asked, told.renewals ?? []) } satisfies TokenApi & { asked: unknown[] };
}
