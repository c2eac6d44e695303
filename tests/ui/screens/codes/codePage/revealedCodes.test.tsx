import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { say, saying } from '#tests/data/english.ts';
import { done } from '#domain/core/result.ts';
import { aSealedCode } from '#tests/data/redemption.ts';
import { SHOP, aRevealedPage, clipboard, codes, press } from './aRevealedPage.tsx';

it('shows the code unchanged and spells it for screen readers', async () => {
  await aRevealedPage(codes({ code: 'AB1-l0', pin: '08' }));
  const [code, pin] = document.querySelectorAll('article code');
  expect(code).toHaveTextContent(/^AB1-l0$/);
  expect(code).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('A B 1 - l 0')).toBeInTheDocument();
  expect(pin).toHaveTextContent('08');
  expect(screen.getByText('0 8')).toBeInTheDocument();
});

const LAST_DAY = Date.UTC(2029, 10, 4, 12);
const several = (link = {}) => ({ looks: [done(aSealedCode({ shop: SHOP, quantity: 2, ...link }))] });
const validity = (date: string) => say('merchantCode.validUntil', { date });

it('shows several codes of a shop on one ticket, with its name, value and last day once', async () => {
  await aRevealedPage(codes({}, {}), {}, several({ validUntil: LAST_DAY }));
  const ticket = screen.getByRole('article');
  expect(within(ticket).getByRole('heading', { name: 'Bücherwurm' })).toBeInTheDocument();
  expect(within(ticket).getByText('2 × €25.00')).toBeInTheDocument();
  expect(
    within(ticket)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('CODE-1'), expect.stringContaining('CODE-2')]);
  expect(within(ticket).getAllByText(validity('4 November 2029'))).toHaveLength(1);
});

it('shows the last day beside each code if they differ', async () => {
  await aRevealedPage(codes({ validUntil: LAST_DAY }, {}), {}, several());
  const [first, second] = within(screen.getByRole('article')).getAllByRole('listitem');
  expect(first).toHaveTextContent(validity('4 November 2029'));
  expect(second).not.toHaveTextContent(/Valid until/);
});

it('opens each of several links with its own button', async () => {
  await aRevealedPage(
    codes({ kind: 'url', url: 'https://shop.example/1' }, { kind: 'url', url: 'https://shop.example/2' }),
    {},
    several(),
  );
  for (const number of [1, 2]) {
    const name = saying('merchantCode.toCodeOne', { number, shop: SHOP.name });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `https://shop.example/${number}`);
  }
  expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
});

it('numbers several codes, and copies each with its own button', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  await aRevealedPage(codes({}, {}, {}));
  expect(screen.getByText(say('codePage.codeOf', { number: 2, total: 3 }))).toBeInTheDocument();
  await press('codePage.copyOne', { number: 2 });
  expect(written).toEqual(['CODE-2']);
});

it('focuses the first code', async () => {
  await aRevealedPage(codes({}, {}));
  expect(document.activeElement).toHaveTextContent('CODE-1');
});

it('draws a barcode that has the code as its alternative text', async () => {
  await aRevealedPage(codes({ symbology: 'code128' }));
  const bars = await screen.findByRole('img', { name: 'CODE-1' });
  expect(bars.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(bars.getAttribute('src') ?? '')).toContain('<svg');
});

it('draws a QR code', async () => {
  await aRevealedPage(codes({ symbology: 'qr' }));
  expect(await screen.findByRole('img', { name: 'CODE-1' })).toBeInTheDocument();
});

it('shows only the text if no symbology is given or the code does not fit it', async () => {
  await aRevealedPage(codes({}, { symbology: 'ean13' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('CODE-2')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /CODE/ })).toBeNull();
});

it('links to the address of a code, and shows its host in punycode', async () => {
  await aRevealedPage(codes({ kind: 'url', url: 'https://bücher.example/einlösen' }));
  const link = screen.getByRole('link', { name: saying('merchantCode.toCode', { shop: SHOP.name }) });
  expect(link).toHaveAttribute('href', 'https://xn--bcher-kva.example/einl%C3%B6sen');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(say('codePage.leadsTo', { host: 'xn--bcher-kva.example' }))).toBeInTheDocument();
});

it.each([
  'javascript:alert(1)',
  'http://shop.example/',
  'https://shop@evil.example/',
  'https://sh\u202eop.example/',
  'not an address',
])('shows no link to %j', async (url) => {
  await aRevealedPage(codes({ kind: 'url', url }));
  expect(screen.queryByRole('link', { name: saying('merchantCode.toCode', { shop: SHOP.name }) })).toBeNull();
});

it('shows the last day of a code', async () => {
  await aRevealedPage(codes({ validUntil: Date.UTC(2029, 10, 4, 12) }));
  expect(screen.getByText(say('merchantCode.validUntil', { date: '4 November 2029' }))).toBeInTheDocument();
});

it('shows the issuer and the contact of customer service for print', async () => {
  await aRevealedPage(codes({}), { site: { domains: ['frohgut.example'] } });
  expect(
    screen.getByText(say('paper.issuer', { brand: 'Frohgut', host: 'frohgut.example' })),
  ).toBeInTheDocument();
  expect(screen.getByText(saying('paper.help', { contact: '' }))).toHaveTextContent(/@/);
});

it('copies the PIN with its own button, and selects it if copying is denied', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  await aRevealedPage(codes({ pin: '0815' }));
  await press('codePage.copyPin');
  expect(written).toEqual(['0815']);
  clipboard(() => Promise.reject(new Error('denied')));
  await press('codePage.copyPin');
  expect(window.getSelection()?.toString()).toBe('0815');
});
