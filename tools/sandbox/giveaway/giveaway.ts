import { pictureAddress } from '../core/picture.ts';
import { refusal } from '../core/problem.ts';
import { textOf, unforeseen } from '../core/random.ts';
import type { Language, Localised } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';

export interface Giveaway {
  readonly id: string;
  readonly banner: string;
  readonly promoText: Localised;
  readonly needsCodes: boolean;
  readonly flags: { readonly showInVault: boolean; readonly showOnThankYouPage: boolean };
  readonly visible: boolean;
}

const CODES = 50;
const EVERYWHERE = { showInVault: true, showOnThankYouPage: true } as const;

const COFFEE: Localised = {
  de: 'Ein Kaffee auf unsere Rechnung.',
  en: 'A coffee on us.',
  fr: 'Un café offert.',
  it: 'Un caffè offerto da noi.',
  nl: 'Een koffie van ons.',
};

const NEWSPAPER: Localised = {
  de: 'Vier Wochen Zeitung lesen, ohne zu bezahlen.',
  en: 'Read the paper for four weeks, free of charge.',
  fr: 'Quatre semaines de journal, gratuitement.',
  it: 'Quattro settimane di giornale, gratis.',
  nl: 'Vier weken de krant, gratis.',
};

/** By site id, for the sites that show giveaways (product 2.5). */
const GIVEAWAYS: Readonly<Record<string, Giveaway>> = {
  de: giveaway('7', 'coffee', COFFEE, { needsCodes: true, flags: EVERYWHERE }),
  at: giveaway('8', 'coffee', COFFEE, {
    needsCodes: true,
    flags: { showInVault: false, showOnThankYouPage: true },
  }),
  ch: giveaway('9', 'newspaper', NEWSPAPER, { needsCodes: false, flags: EVERYWHERE }),
  fr: giveaway('10', 'newspaper', NEWSPAPER, {
    needsCodes: true,
    flags: { showInVault: true, showOnThankYouPage: false },
  }),
};

function giveaway(
  id: string,
  picture: string,
  promoText: Localised,
  rest: Pick<Giveaway, 'needsCodes' | 'flags'>,
): Giveaway {
  return { id, banner: pictureAddress(`giveaways/${picture}`), promoText, visible: true, ...rest };
}

/** The giveaways of one sandbox: remaining codes and who received one. */
export class GiveawayStock {
  readonly #bySite = new Map(Object.entries(GIVEAWAYS));
  readonly #codesLeft = new Map(Object.keys(GIVEAWAYS).map((site) => [site, CODES]));
  readonly #usedRedemptions = new Set<string>();
  readonly #givenTo = new Set<string>();

  /** The offer for a redemption; `undefined` once it is used or the codes have run out. */
  offered(site: string, redeemId: string): Giveaway | undefined {
    const offer = this.#bySite.get(site);
    if (offer === undefined || this.#usedRedemptions.has(redeemId)) return undefined;
    return offer.needsCodes && this.codesLeft(site) === 0 ? undefined : offer;
  }

  /** By id, even if no codes are left. */
  find(site: string, id: string): Giveaway | undefined {
    const offer = this.#bySite.get(site);
    return offer?.id === id ? offer : undefined;
  }

  /** Returns the code, or an empty text if none is needed. GVAx1: no codes left; GVAx2: already received. */
  redeem(site: string, offer: Giveaway, { redeemId, email }: { redeemId: string; email: string }): string {
    const person = `${site}/${offer.id}/${email.toLowerCase()}`;
    if (this.#usedRedemptions.has(redeemId) || this.#givenTo.has(person))
      throw refusal('GVAx2', { pointer: '/email' });
    const left = this.codesLeft(site);
    if (offer.needsCodes && left === 0) throw refusal('GVAx1');
    if (offer.needsCodes) this.#codesLeft.set(site, left - 1);
    this.#givenTo.add(person);
    this.#usedRedemptions.add(redeemId);
    return offer.needsCodes ? textOf(unforeseen, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', 10) : '';
  }

  codesLeft(site: string): number {
    return this.#codesLeft.get(site) ?? 0;
  }

  /** Sets the dial of a site; `null` removes the giveaway. */
  set(site: string, change: { readonly giveaway?: Giveaway | null; readonly codesLeft?: number }): void {
    if (change.giveaway === null) this.#bySite.delete(site);
    else if (change.giveaway !== undefined) this.#bySite.set(site, change.giveaway);
    if (change.codesLeft !== undefined) this.#codesLeft.set(site, change.codesLeft);
    else if (!this.#codesLeft.has(site)) this.#codesLeft.set(site, CODES);
  }

  /** The site's giveaway, or a default. */
  current(site: string): Giveaway {
    return (
      this.#bySite.get(site) ?? giveaway('99', 'coffee', COFFEE, { needsCodes: true, flags: EVERYWHERE })
    );
  }

  all(): { readonly site: string; readonly giveaway: Giveaway; readonly codesLeft: number }[] {
    return [...this.#bySite].map(([site, offer]) => ({
      site,
      giveaway: offer,
      codesLeft: this.codesLeft(site),
    }));
  }
}

export function giveawayAnswer(offer: Giveaway, language: Language): Wire['Giveaway'] {
  const { id, banner, promoText, needsCodes, flags, visible } = offer;
  return { id, banner, promoText: promoText[language], needsCodes, flags: { ...flags }, visible };
}
