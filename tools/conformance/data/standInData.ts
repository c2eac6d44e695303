import type { Backend } from '../driver/call.ts';
import { type DataFile, readDataFile } from './dataFile.ts';

interface Listed {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: string;
  readonly errorCode?: string;
  readonly chargeErrorCode?: string;
}

/** A shop of the stand-in that takes no voucher of its first site. */
const FOREIGN_SHOP = '600001';
/** A site of the stand-in whose giveaway is emptied. */
const OTHER_SITE = { id: 'at', category: 2, giveawayId: '8' } as const;

/** How many vouchers of each kind are issued. */
export interface Numbers {
  readonly spendable: number;
  readonly chargeable: number;
  readonly small: number;
}

/**
 * Test data of the stand-in, from its dials: issues vouchers and empties a giveaway.
 * @param origin of its site `de`
 */
export async function standInData(backend: Backend, origin: string, numbers: Numbers): Promise<DataFile> {
  const dials = new Dials(backend, origin);
  const listed = (await dials.get<Listed[]>('/sandbox/vouchers')).filter(({ site }) => site === 'de');
  const links = await dials.get<Record<string, string>>('/sandbox/links');
  const link = (name: string) => (links[name] ?? '').split('/').at(-1) ?? '';
  const codesOf = (...conditions: string[]) =>
    listed.filter(({ condition }) => conditions.includes(condition)).map(({ code }) => code);
  const pin = (name: string) => ({ link: link(name), pin: links['letterPin'] ?? '' });
  const { email = '', orderFound = '', orderUndeterminable = '', documentPin = '' } = links;
  return readDataFile({
    site: { configKey: 'DE', voucherCategory: '1', languages: ['de-DE', 'en-GB'] },
    captcha: { passes: 'mock-captcha-passed-{n}', refused: 'mock-captcha-refused' },
    customer: {
      salutation: 'MS',
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada@mail.example',
      street: 'Lindenweg',
      streetNumber: '4',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    spendable: await dials.issue(numbers.spendable, { balanceInCent: 10_000 }, 'code'),
    small: await dials.issue(numbers.small, { balanceInCent: 700 }, 'code'),
    large: codesOf('large'),
    caseSensitive: codesOf('case-sensitive'),
    // A run activates vouchers of `activations`, which are refused until then.
    refusedCodes: refused(
      listed.filter(({ condition }) => condition !== 'to-activate'),
      'errorCode',
      'code',
    ),
    chargeable: await dials.issue(numbers.chargeable, { isPrepaid: true }, 'serialNumber'),
    refusedSerialNumbers: refused(listed, 'chargeErrorCode', 'serialNumber'),
    oldCodes: codesOf('old-format', 'old-replaced', 'old-rejected'),
    refusedShops: [FOREIGN_SHOP],
    redeemLinks: {
      ready: [link('redeemLink'), link('redeemLinkSeveral')],
      expired: [link('redeemLinkExpired')],
      delayed: [link('redeemLinkDelayed')],
    },
    partnerLinks: [link('thirdParty')],
    documents: {
      open: [link('documentPdf')],
      withPin: [{ link: link('documentWithPin'), pin: documentPin }],
      locked: [link('documentLocked')],
      expired: [link('documentExpired')],
    },
    fraudChecks: {
      begun: [link('fraudCheck')],
      document: [link('fraudCheckDocument')],
      letter: [pin('fraudCheckLetter'), pin('fraudCheckPin')],
      locked: [link('fraudCheckLocked')],
    },
    activations: ['activationSingle', 'activation'].map((name) => links[name]?.split('/activate/')[1] ?? ''),
    orders: {
      found: [{ orderNumber: orderFound, email }],
      undeterminable: [{ orderNumber: orderUndeterminable, email }],
    },
    emptyGiveaways: [await dials.emptyGiveaway()],
    cards: {
      authorised: ['s-crd-frictionless-1'],
      challenged: ['s-crd-challenge-1'],
      declined: ['s-crd-declined-1'],
    },
  });
}

/** New vouchers for a walk, in place of those that were used up. */
export async function freshVouchers(
  backend: Backend,
  origin: string,
): Promise<Pick<DataFile, 'spendable' | 'chargeable'>> {
  const dials = new Dials(backend, origin);
  return {
    spendable: await dials.issue(12, { balanceInCent: 10_000 }, 'code'),
    chargeable: await dials.issue(12, { isPrepaid: true }, 'serialNumber'),
  };
}

function refused(
  listed: readonly Listed[],
  by: 'errorCode' | 'chargeErrorCode',
  shown: 'code' | 'serialNumber',
): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const voucher of listed) {
    const code = voucher[by];
    if (code !== undefined) (all[code] ??= []).push(voucher[shown]);
  }
  return all;
}

class Dials {
  readonly #backend: Backend;
  readonly #origin: string;

  constructor(backend: Backend, origin: string) {
    this.#backend = backend;
    this.#origin = origin;
  }

  async get<T>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await this.#backend(new Request(new URL(path, this.#origin), { headers }));
    return (await answer.json()) as T;
  }

  async post<T>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<T> {
    const request = new Request(new URL(path, this.#origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await (await this.#backend(request)).json()) as T;
  }

  async issue(count: number, about: object, shown: 'code' | 'serialNumber'): Promise<string[]> {
    const issued: string[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const wanted = { site: 'de', balanceInCent: 4000, ...about };
      issued.push((await this.post<Listed>('/sandbox/vouchers', wanted))[shown]);
    }
    return issued;
  }

  /** Redeems on another site, whose giveaway then has no codes. */
  async emptyGiveaway(): Promise<{ redeemId: string; link: string; giveawayId: string }> {
    const { id: site, category, giveawayId } = OTHER_SITE;
    const { code } = await this.post<Listed>('/sandbox/vouchers', { site });
    const { token } = await this.post<{ token: string }>('/sandbox/tokens', { code });
    const tiles = await this.get<{ id: string; type?: string; voucherValues: { valueInCent: number }[] }[]>(
      `/api/v2/shop/wall/${category}?voucherValue=2500&noMarketplaces=true`,
    );
    const shop = tiles.find(({ type }) => type === 'other');
    const items = [{ shopId: String(shop?.id), valueInCent: 2500, quantity: 1 }];
    const { quoteId } = await this.post<{ quoteId: string }>(
      '/api/v2/redeem/quote',
      { items },
      { 'x-jwt-token': token },
    );
    const order = {
      quoteId,
      customer: {
        salutation: '',
        firstName: 'Ada',
        lastName: 'Muster',
        email: 'ada@mail.example',
        repeatEmail: 'ada@mail.example',
      },
      delivery: 'LINK',
      confirmations: { notesRead: true },
    };
    const { redeemLinkToken: link = '' } = await this.post<{ redeemLinkToken?: string }>(
      '/api/v2/redeem',
      order,
      { 'x-jwt-token': token, 'Idempotency-Key': crypto.randomUUID() },
    );
    await this.post('/sandbox/giveaways', { site, codesLeft: 0 });
    return { redeemId: quoteId, link, giveawayId };
  }
}
