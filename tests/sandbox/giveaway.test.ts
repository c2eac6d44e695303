import { expect, it } from 'vitest';
import { buy, outboxOf, readyKey, shopFor } from './shopping.ts';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { codeOf, payloadOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const CALL = '/api/v2/giveaway/get-one-active-with-unused-codes';
const REDEEM = '/api/v2/giveaway/redeem-advertisement-popup-code';

/** Somebody on the thank-you page of a site. */
async function thanked(site = 'de') {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable', site);
  const shop = await shopFor(visitor, { category: CATEGORY[site] ?? 0 });
  const { body } = await buy(visitor, token, { shopId: String(shop.id), valueInCent: 2500 });
  const { voucher } = payloadOf(token);
  const asked = { voucher, redeemId: body.redeemId };
  return {
    visitor,
    token,
    asked,
    offer: (call: object = {}) =>
      visitor.post<Wire['Giveaway'] & Wire['Problem']>(CALL, asked, { token, ...call }),
    take: (email: string, id = '7') =>
      visitor.post<Wire['Problem'] | undefined>(
        REDEEM,
        { ...asked, email, id },
        { token, key: crypto.randomUUID() },
      ),
  };
}

it.each(['de', 'at', 'ch', 'fr'])('offers something after a redemption on %s', async (site) => {
  const { offer } = await thanked(site);
  const { status, body } = await offer();
  expect(status).toBe(200);
  expect(body.banner).toMatch(/^\/sandbox\/pictures\/giveaways\/\w+\.svg$/);
  expect(body.visible).toBe(true);
});

it('offers nothing on a site that shows no giveaways', async () => {
  expect((await (await thanked('gb')).offer()).status).toBe(204);
});

it('speaks the language of the person', async () => {
  const { offer } = await thanked();
  const texts = await Promise.all(
    ['de', 'en', 'fr', 'it', 'nl'].map(async (language) => (await offer({ language })).body.promoText),
  );
  expect(new Set(texts).size).toBe(5);
});

it('mails a code and then offers nothing more for this redemption', async () => {
  const { visitor, offer, take } = await thanked();
  expect((await take('ada@mail.example')).status).toBe(204);
  const [mail] = await outboxOf(visitor);
  expect(mail?.to).toBe('ada@mail.example');
  expect(mail?.text).toMatch(/\b[A-Z2-9]{10}$/);
  expect((await offer()).status).toBe(204);
});

it('mails no code where none is needed', async () => {
  const { visitor, take } = await thanked('ch');
  expect((await take('ada@mail.example', '9')).status).toBe(204);
  expect((await outboxOf(visitor))[0]?.text).not.toMatch(/[A-Z2-9]{10}$/);
});

it('gives an address one of each, and refuses what is no address', async () => {
  const { visitor, token, take } = await thanked();
  await take('ada@mail.example');
  const { id } = await shopFor(visitor);
  const { body } = await buy(visitor, token, { shopId: String(id), valueInCent: 2500 });
  const again = (email: string) =>
    visitor.post<Wire['Problem']>(
      REDEEM,
      { redeemId: body.redeemId, email, id: '7' },
      { token: token, key: crypto.randomUUID() },
    );
  const second = await again('ADA@mail.example');
  expect([second.status, codeOf(second)]).toEqual([409, 'GVAx2']);
  expect((await again('ada')).status).toBe(422);
  expect((await again('eve@mail.example')).status).toBe(204);
});

it('runs out of codes between the offer and the click', async () => {
  const { visitor, offer, take } = await thanked();
  await visitor.post('/sandbox/giveaways', { site: 'de', codesLeft: 1 });
  expect((await offer()).status).toBe(200);
  await visitor.post('/sandbox/giveaways', { site: 'de', codesLeft: 0 });
  const refused = await take('ada@mail.example');
  expect([refused.status, refused.body?.errors[0]?.code]).toEqual([409, 'GVAx1']);
  expect((await offer()).status).toBe(204);
});

it('is dialled: another one, none, or one on a site that usually has none', async () => {
  const { visitor, offer } = await thanked();
  const flags = { showOnThankYouPage: false };
  await visitor.post('/sandbox/giveaways', { site: 'de', giveaway: { id: '21', visible: false, flags } });
  expect((await offer()).body).toMatchObject({
    id: '21',
    visible: false,
    flags: { showInVault: true, showOnThankYouPage: false },
  });
  await visitor.post('/sandbox/giveaways', { site: 'de', giveaway: null });
  expect((await offer()).status).toBe(204);
  await visitor.post('/sandbox/giveaways', { site: 'gb', giveaway: {} });
  const { body } = await visitor.get<{ site: string; codesLeft: number }[]>('/sandbox/giveaways');
  expect(body.find(({ site }) => site === 'gb')?.codesLeft).toBe(50);
  expect((await visitor.post('/sandbox/giveaways', { site: 'xx' })).status).toBe(400);
});

it('is for who redeemed: another voucher and another redemption find nothing', async () => {
  const { visitor, asked, token } = await thanked();
  const other = await visitor.tokenOf('prepaid');
  expect((await visitor.post(CALL, asked, { token: other })).status).toBe(204);
  expect((await visitor.post(CALL, { ...asked, redeemId: 'made-up' }, { token })).status).toBe(204);
  expect((await visitor.post(CALL, asked, {})).status).toBe(401);
  const call = { token: other, key: crypto.randomUUID() };
  expect((await visitor.post(REDEEM, { ...asked, email: 'a@mail.example', id: '7' }, call)).status).toBe(404);
});

it('is found on the code page with the token of its link', async () => {
  const visitor = new Visitor();
  const token = await readyKey(visitor, 'redeemLink');
  const { body: link } = await visitor.get<Wire['RedeemLink']>('/api/v2/redeem-link', {
    link: token,
  });
  const asked = { redeemId: link.redeemId, redeemLinkToken: token };
  expect((await visitor.post(`${CALL}/vault`, asked, { token })).status).toBe(200);
  expect((await visitor.post(`${CALL}/vault`, { redeemId: 'made-up' }, { token })).status).toBe(204);
  const call = { token, key: crypto.randomUUID() };
  const taken = await visitor.post(REDEEM, { ...asked, email: 'ada@mail.example', id: '7' }, call);
  expect(taken.status).toBe(204);
  expect((await visitor.post(`${CALL}/vault`, asked, { token })).status).toBe(204);
});

it('is not found with a link that ran out', async () => {
  const visitor = new Visitor();
  const token = await readyKey(visitor, 'redeemLinkExpired');
  const answer = await visitor.post<Wire['Problem']>(`${CALL}/vault`, { redeemId: 'any' }, { token });
  expect(codeOf(answer)).toBe('STDx6');
});
