import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { RevealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { refusal } from '#tests/data/answers.ts';
import { aPdf, aRefusingFile } from '#tests/data/document.ts';
import { say, saying } from '#tests/data/english.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/slots.tsx';

opensDialogs();

type Links = NonNullable<About['links']>;

const SHOP = { name: 'Bücherwurm', logo: null, link: 'https://buecherwurm.example/' };

function codes(...parts: Partial<ShopCode>[]): RevealedCode {
  const [plain] = aRevealedCode().codes;
  if (!plain) throw new Error('no code');
  return {
    codes: parts.map((part, index) => ({ ...plain, code: `CODE-${index + 1}`, ...part })),
    instructions: [],
  };
}

/** A page whose codes have been revealed. */
async function aPage(revealed: RevealedCode, about: About = {}, links: Links = {}) {
  const app = await anApp({
    locale: 'en',
    links: { looks: [done(aSealedCode({ shop: SHOP }))], reveals: [done(revealed)], ...links },
    ...about,
  });
  await show(app.services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('merchantCode.reveal') })));
  return app;
}

const button = (key: string, data = {}) => screen.getByRole('button', { name: say(key, data) });
const press = (key: string, data = {}) => act(async () => fireEvent.click(button(key, data)));

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('numbers several codes, and copies each by a button of its own', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  await aPage(codes({}, {}, {}));
  expect(screen.getByText(say('codePage.codeOf', { number: 2, total: 3 }))).toBeInTheDocument();
  await press('codePage.copyOne', { number: 2 });
  expect(written).toEqual(['CODE-2']);
});

it('gives the focus to the first code', async () => {
  await aPage(codes({}, {}));
  expect(document.activeElement).toHaveTextContent('CODE-1');
});

it('draws bars where the till scans them, with the code as their alternative', async () => {
  await aPage(codes({ symbology: 'code128' }));
  const bars = await screen.findByRole('img', { name: 'CODE-1' });
  expect(bars.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(bars.getAttribute('src') ?? '')).toContain('<svg');
});

it('draws a QR code', async () => {
  await aPage(codes({ symbology: 'qr' }));
  expect(await screen.findByRole('img', { name: 'CODE-1' })).toBeInTheDocument();
});

it('shows the text alone where no symbology is named, or the code is none of it', async () => {
  await aPage(codes({}, { symbology: 'ean13' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('CODE-2')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /CODE/ })).toBeNull();
});

it('leads to the address of a code apart from it, with the host in the letters of the network', async () => {
  await aPage(codes({ kind: 'url', url: 'https://bücher.example/einlösen' }));
  const link = screen.getByRole('link', { name: saying('merchantCode.toCode') });
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
])('leads nowhere by %j', async (url) => {
  await aPage(codes({ kind: 'url', url }));
  expect(screen.queryByRole('link', { name: saying('merchantCode.toCode') })).toBeNull();
});

it('says until when each code is valid', async () => {
  await aPage(codes({ validUntil: Date.UTC(2029, 10, 4, 12) }));
  expect(screen.getByText(say('merchantCode.validUntil', { date: '4 November 2029' }))).toBeInTheDocument();
});

const PDF = { site: { switches: switchedOn('showMerchantCodePdfDownload') } };
const REDIRECT = { site: { switches: switchedOn('showMerchantCodeRedirect') } };

it('goes to the shop once the code is copied, in a window that learns nothing of this one', async () => {
  clipboard(() => Promise.resolve());
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).toHaveBeenCalledWith('https://buecherwurm.example/', '_blank', 'noopener,noreferrer');
  expect(screen.getByText(say('codePage.redirected'))).toBeInTheDocument();
});

it('does not go to the shop where nothing was copied, but selects the code and says what to do', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByText(say('codePage.redirectDenied'))).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe('CODE-1');
  expect(screen.getByRole('link', { name: saying('merchantCode.toShop') })).toBeInTheDocument();
});

it('offers no till for a code that is a link', async () => {
  await aPage(codes({ kind: 'url', url: 'https://shop.example/unlock' }));
  expect(screen.queryByRole('button', { name: say('codePage.till') })).toBeNull();
});

it('offers no way to a shop that has none, and none where the site does not want it', async () => {
  await aPage(codes({}), REDIRECT, { looks: [done(aSealedCode())] });
  expect(screen.queryByRole('button', { name: say('codePage.redirect') })).toBeNull();
});

const kindOf = (element: HTMLElement) => /primary|secondary|quiet|tool/.exec(element.className)?.[0];
const primaries = () =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (element) => kindOf(element) === 'primary',
  );

it('puts copying first, and everything else into one row of tools', async () => {
  const validUntil = Date.UTC(2029, 10, 4, 12);
  await aPage(codes({ pin: '0815' }), PDF, { looks: [done(aSealedCode({ shop: SHOP, validUntil }))] });
  expect(primaries()).toEqual([button('merchantCode.copy')]);
  const tools = ['codePage.copyPin', 'codePage.till', 'codePage.pdf', 'merchantCode.print', 'reminder.short'];
  expect(tools.map((key) => kindOf(button(key)))).toEqual(tools.map(() => 'tool'));
});

it('puts copying and going first where the site does both at once', async () => {
  await aPage(codes({}), REDIRECT);
  expect(primaries()).toEqual([button('codePage.redirect')]);
  expect(kindOf(button('merchantCode.copy'))).toBe('tool');
  expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
});

it('puts the address of a code first', async () => {
  await aPage(codes({ kind: 'url', url: 'https://shop.example/unlock' }));
  expect(primaries()).toEqual([screen.getByRole('link', { name: saying('merchantCode.toCode') })]);
});

it('puts the till first for a code that is scanned, and there only', async () => {
  await aPage(codes({ symbology: 'qr' }));
  expect(primaries()).toEqual([button('codePage.till')]);
});

it('names on paper who issued the code, and where help is', async () => {
  await aPage(codes({}), { site: { domains: ['frohgut.example'] } });
  expect(
    screen.getByText(say('codePage.issuer', { brand: 'Frohgut', host: 'frohgut.example' })),
  ).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/@/);
});

it('copies the PIN by a button of its own, and selects it where that is denied', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  await aPage(codes({ pin: '0815' }));
  await press('codePage.copyPin');
  expect(written).toEqual(['0815']);
  clipboard(() => Promise.reject(new Error('denied')));
  await press('codePage.copyPin');
  expect(window.getSelection()?.toString()).toBe('0815');
});

it('makes a code at the till as big as fits on one line', async () => {
  await aPage(codes({ code: '2079338045067' }));
  await press('codePage.till');
  const [, spelled] = within(till()).getAllByText(/2079338045067|2 0 7 9/);
  expect(spelled?.parentElement?.style.fontSize).toBe('clamp(1.75rem, 11.31cqi, 5.5rem)');
});

it('saves the codes as a PDF under a name of ours', async () => {
  const { files } = await aPage(codes({}), PDF, { pdfs: [done(aPdf())] });
  await press('codePage.pdf');
  expect(files.saved.map(({ name }) => name)).toEqual([say('codePage.pdfName')]);
  expect(screen.getByText(say('codePage.pdfDone'))).toBeInTheDocument();
});

it('says so when what came is no PDF, and saves nothing', async () => {
  const { files } = await aPage(codes({}), PDF, { pdfs: [done(aRefusingFile()), refusal('offline')] });
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.file-unusable.title') })).toHaveFocus();
  expect(files.saved).toEqual([]);
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toHaveFocus();
});

it('offers no PDF where the site does not want it', async () => {
  await aPage(codes({}));
  expect(screen.queryByRole('button', { name: say('codePage.pdf') })).toBeNull();
});

const till = () => screen.getByRole('dialog', { name: say('codePage.tillTitle') });

it('shows one code at a time at the till, and keeps the screen lit meanwhile', async () => {
  const { screenAwake } = await aPage(codes({ pin: '0815' }, {}));
  await press('codePage.till');
  expect(screenAwake.held()).toBe(1);
  expect(within(till()).getByText('CODE-1')).toBeInTheDocument();
  expect(within(till()).getByText('0815')).toBeInTheDocument();
  expect(till()).toHaveTextContent(say('codePage.tillAwake'));
  await press('codePage.tillNext');
  expect(within(till()).getByText('CODE-2')).toBeInTheDocument();
  expect(within(till()).queryByText('CODE-1')).toBeNull();
  await press('codePage.tillNext');
  expect(within(till()).getByText('CODE-1')).toBeInTheDocument();
  await press('codePage.tillPrevious');
  expect(within(till()).getByText('CODE-2')).toBeInTheDocument();
});

it('says when the screen may go dark, and lets it when the till is done', async () => {
  const { screenAwake } = await aPage(codes({}));
  await press('codePage.till');
  act(() => screenAwake.lose());
  expect(till()).toHaveTextContent(say('codePage.tillDark'));
  await act(async () => fireEvent.click(within(till()).getByRole('button', { name: say('common.close') })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screenAwake.held()).toBe(0);
});

it('says that a device cannot keep its screen lit', async () => {
  await aPage(codes({}), { staysAwake: false });
  await press('codePage.till');
  expect(till()).toHaveTextContent(say('codePage.tillDark'));
  expect(within(till()).queryByRole('button', { name: say('codePage.tillNext') })).toBeNull();
});

it('leaves the till, too, when the browser keeps the page for “back”', async () => {
  await aPage(codes({}));
  await press('codePage.till');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(document.documentElement.outerHTML).not.toContain('CODE-1');
});
