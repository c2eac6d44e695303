import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { check, DECLINED, init, payment, toTopUp } from '../sandbox/paying.ts';
import { buy, mailedKey, quote, readyKey, shopFor } from '../sandbox/shopping.ts';
import { type Visitor, codeOf } from '../sandbox/visitor.ts';
import type { Wire } from '../sandbox/visitor.ts';

/** Leads a fresh sandbox to a refusal, and returns the code that comes back. */
type Provocation = (visitor: Visitor) => Promise<string | undefined>;

/** Enters the seeded voucher of a condition and answers the code that comes back. */
export const entering =
  (condition: string): Provocation =>
  async (visitor) =>
    codeOf(await visitor.enter((await visitor.voucher(condition)).code));

const quoting =
  (condition: string, { shopId = '', site = 'de' } = {}): Provocation =>
  async (visitor) => {
    const category = CATEGORY[site] ?? 0;
    const shop = shopId === '' ? String((await shopFor(visitor, { category })).id) : shopId;
    return codeOf(
      await quote(visitor, await visitor.tokenOf(condition, site), [{ shopId: shop, valueInCent: 2500 }]),
    );
  };

const opening =
  (link: string, call = ''): Provocation =>
  async (visitor) => {
    const { body: links } = await visitor.get<Record<string, string>>('/sandbox/links');
    const path = `/api/v2/redeem-link${call}`;
    const by = { link: links[link]?.split('/').at(-1) };
    return codeOf(
      call === ''
        ? await visitor.get<Wire['Problem']>(path, by)
        : await visitor.post<Wire['Problem']>(path, undefined, by),
    );
  };

const refusedCaptcha: Provocation = async (visitor) => {
  const { code } = await visitor.voucher('spendable');
  const body = { code, voucherCategory: 1, captcha: 'mock-captcha-refused' };
  return codeOf(await visitor.post<Wire['Problem']>('/api/v2/voucher/token', body));
};

const expiredToken: Provocation = async (visitor) => {
  await visitor.post('/sandbox/token-lifetime', { seconds: 1 });
  const token = await visitor.tokenOf('spendable');
  await visitor.post('/sandbox/clock', { now: '2026-11-21T12:00:02Z' });
  return codeOf(await quote(visitor, token, []));
};

const correctingLate: Provocation = async (visitor) => {
  const token = await visitor.tokenOf('spendable');
  const shopId = String((await shopFor(visitor)).id);
  const { body } = await buy(visitor, token, { shopId, valueInCent: 2500 });
  await visitor.post('/api/v2/redeem-link/reveal', undefined, { link: await mailedKey(visitor) });
  const path = `/api/v2/redeem/email/${body.redeemId}`;
  return codeOf(await visitor.post<Wire['Problem']>(path, { email: 'ada@mail.example' }, { token }));
};

const downloading =
  (document: string, pin?: string): Provocation =>
  async (visitor) => {
    const path = '/api/v2/voucher-document/download';
    const link = await readyKey(visitor, document);
    return codeOf(await visitor.post<Wire['Problem']>(path, { format: 'pdf', pin }, { link }));
  };

const tracking =
  (order: string): Provocation =>
  async (visitor) => {
    const email = await readyKey(visitor, 'email');
    const orderNumber = order === '' ? '1' : await readyKey(visitor, order);
    const body = { orderNumber, email, captcha: visitor.captcha() };
    return codeOf(await visitor.post<Wire['Problem']>('/api/v2/order/status', body));
  };

/** Takes the giveaway behind the ready link: once, or twice. */
const taking =
  (codesLeft: number, times: number): Provocation =>
  async (visitor) => {
    await visitor.post('/sandbox/giveaways', { site: 'de', codesLeft });
    const token = await readyKey(visitor, 'redeemLink');
    const { body: link } = await visitor.get<Wire['RedeemLink']>('/api/v2/redeem-link', {
      link: token,
    });
    const body = { redeemId: link.redeemId, email: 'ada@mail.example', id: '7' };
    const path = '/api/v2/giveaway/redeem-advertisement-popup-code';
    const take = () =>
      visitor.post<Wire['Problem'] | undefined>(path, body, { token, key: crypto.randomUUID() });
    for (let turn = 1; turn < times; turn += 1) await take();
    return (await take()).body?.errors[0]?.code;
  };

/** Asks whether the seeded voucher of a condition can be topped up. */
const checking =
  (condition: string): Provocation =>
  async (visitor) =>
    codeOf(await check(visitor, (await visitor.voucher(condition)).serialNumber));

/** Enters a wrong PIN of a letter. */
const tryingPin =
  (name: string): Provocation =>
  async (visitor) => {
    const link = await readyKey(visitor, name);
    return codeOf(
      await visitor.post<Wire['Problem']>('/api/v2/fraud-prevention/pin', { pin: '111111' }, { link }),
    );
  };

const sendingNoPicture: Provocation = async (visitor) => {
  const answer = await visitor.upload('/api/v2/fraud-prevention/document', new Blob(['<svg/>']), {
    link: await readyKey(visitor, 'fraudCheckDocument'),
  });
  return codeOf({ body: (await answer.json()) as Wire['Problem'] });
};

const payingWithDeclinedCard: Provocation = async (visitor) => {
  const { token } = await toTopUp(visitor);
  return codeOf(await init(visitor, 'unzer', payment('unzer', { typeId: DECLINED }), { token }));
};

/** How each code of the contract comes about. */
export const PROVOCATIONS: Readonly<Record<string, Provocation>> = {
  CHGx1: checking('charge-in-basket'),
  CHGx2: checking('charged-already'),
  CHGx3: checking('not-chargeable'),
  PAYx1: payingWithDeclinedCard,
  RDMx2: opening('redeemLinkExpired'),
  RDMx3: entering('safety-lock'),
  RDMx4: opening('redeemLinkDelayed', '/reveal'),
  RDMx5: correctingLate,
  DOCx1: downloading('documentWithPin', '1'),
  DOCx2: downloading('documentLocked', '1'),
  DOCx3: downloading('documentExpired'),
  FRDx1: tryingPin('fraudCheckPin'),
  FRDx2: tryingPin('fraudCheckLocked'),
  UPLx1: sendingNoPicture,
  GVAx1: taking(0, 1),
  GVAx2: taking(9, 2),
  ORDx1: tracking(''),
  ORDx2: tracking('orderUndeterminable'),
  VCRx1: entering('unknown'),
  VCRx2: entering('already-redeemed'),
  VCRx8: entering('not-activated'),
  VCRx9: entering('expired-age'),
  VCRx10: entering('cancelled'),
  VCRx13: entering('old-format'),
  VCRx15: entering('not-yet-in-system'),
  VCRx20: entering('wrong-category'),
  VCRx21: entering('cooperation-partner'),
  VCRx22: entering('tax-saving'),
  VCRx25: entering('merchant-invalid'),
  VCRx30: quoting('low-credit', { site: 'it' }),
  VCRx51: entering('bought-recently'),
  VCRx54: entering('blocked-other'),
  SHPx1: quoting('spendable', { shopId: '999999' }),
  SHPx2: quoting('spendable', { shopId: '600001' }),
  CAPx1: refusedCaptcha,
  STDx1: entering('unknown-error'),
  STDx5: entering('partner-unavailable'),
  STDx6: expiredToken,
};
