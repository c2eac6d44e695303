import { expect } from 'vitest';
import { ADA, order, quote, redeem, shopFor } from './shopping.ts';
import { type ListedVoucher, Visitor } from './visitor.ts';
import { it } from './visits.ts';

async function pageOf(visitor: Visitor, host = 'localhost:4173'): Promise<string> {
  return (await visitor.fetch('GET', '/sandbox', { host })).text();
}

it('shows every voucher with its code, and opens each site on the port it was asked on', async ({
  visitor,
}) => {
  const page = await pageOf(visitor);
  const { body } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  for (const { code, serialNumber } of body) {
    expect(page).toContain(`data-copy="${code}"`);
    expect(page).toContain(serialNumber);
  }
  for (const site of new Set(body.map((voucher) => voucher.site)))
    expect(page).toContain(`href="http://${site}.localhost:4173/"`);
});

it('holds no inline script or style, so that a strict policy lets it work', async () => {
  const page = await pageOf(new Visitor());
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

it('shows mails, orders and faults, and what people typed as text only', async ({ visitor }) => {
  const token = await visitor.tokenOf('spendable');
  const { id } = await shopFor(visitor);
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  const customer = { ...ADA, firstName: '<img src=x onerror=alert(1)>' };
  const { body: done } = await redeem(visitor, order(body.quoteId, { customer }), { token });
  const fault = { path: '/v2/shop/"><script>', status: 500 };
  expect((await visitor.post('/sandbox/faults', fault)).status).toBe(201);
  const page = await pageOf(visitor);
  expect(page).toContain(done.orderNumber);
  expect(page).toMatch(/href="http:\/\/de\.localhost:3000\/merchantcode\/rl-/);
  expect(page).not.toContain('<img');
  expect(page).not.toContain('"><script>');
});
