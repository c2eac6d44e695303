import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aPdf, aRefusingFile } from '#tests/data/document.ts';
import { say, saying } from '#tests/data/english.ts';
import { aSealedCode } from '#tests/data/redemption.ts';
import { switchedOn } from '#tests/data/site.ts';
import { SHOP, aRevealedPage, button, clipboard, codes, press } from './aRevealedPage.tsx';

const PDF = { site: { switches: switchedOn('showMerchantCodePdfDownload') } };
const REDIRECT = { site: { switches: switchedOn('showMerchantCodeRedirect') } };

it('opens the shop without opener and referrer once the code is copied', async () => {
  clipboard(() => Promise.resolve());
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aRevealedPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).toHaveBeenCalledWith('https://buecherwurm.example/', '_blank', 'noopener,noreferrer');
  expect(screen.getByText(say('codePage.redirected'))).toBeInTheDocument();
});

it('does not open the shop if copying is denied, but selects the code and says what to do', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aRevealedPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByText(say('codePage.redirectDenied'))).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe('CODE-1');
  expect(screen.getByRole('link', { name: saying('merchantCode.toShop') })).toBeInTheDocument();
});

it('offers no redirect to a shop without a link', async () => {
  await aRevealedPage(codes({}), REDIRECT, { looks: [done(aSealedCode())] });
  expect(screen.queryByRole('button', { name: say('codePage.redirect') })).toBeNull();
});

const kindOf = (element: HTMLElement) => /primary|secondary|quiet|tool/.exec(element.className)?.[0];
const primaries = () =>
  [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (element) => kindOf(element) === 'primary',
  );

const lasting = {
  looks: [done(aSealedCode({ shop: SHOP, validUntil: Date.UTC(2029, 10, 4, 12) }))],
};

it('shows copying as the primary action, other uses below it, and the tools in one row', async () => {
  await aRevealedPage(codes({ pin: '0815' }), PDF, lasting);
  expect(primaries()).toEqual([button('merchantCode.copy')]);
  const quiet = ['codePage.copyPin', 'codePage.till'];
  expect(quiet.map((key) => kindOf(button(key)))).toEqual(['quiet', 'quiet']);
  await screen.findByRole('button', { name: say('reminder.save') }); // loads in its own chunk
  const tools = [
    'codePage.pdf',
    'merchantCode.print',
    'reminder.save',
    'codePage.picture',
    'codePage.largePrint',
  ].map((key) => button(key));
  const [row] = new Set(tools.map(({ parentElement }) => parentElement));
  expect([...(row?.querySelectorAll('button') ?? [])]).toEqual(tools);
  expect(new Set(tools.map(kindOf))).toEqual(new Set(['tool']));
});

it('shows copying with a redirect as the primary action on a site that combines both', async () => {
  await aRevealedPage(codes({}), REDIRECT);
  expect(primaries()).toEqual([button('codePage.redirect')]);
  expect(kindOf(button('merchantCode.copy'))).toBe('quiet');
  expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
});

it.each([
  ['on a site without redirects', {}],
  ['also on a site that copies codes on the way to the shop', REDIRECT],
])(
  'opens a code that is a link with the primary button, and copies it with a quiet one, %s',
  async (_where, about) => {
    await aRevealedPage(codes({ kind: 'url', url: 'https://shop.example/unlock' }), about);
    const open = screen.getByRole('link', { name: saying('merchantCode.toCode', { shop: SHOP.name }) });
    expect(open).toHaveAttribute('href', 'https://shop.example/unlock');
    expect(primaries()).toEqual([open]);
    expect(kindOf(button('merchantCode.copy'))).toBe('quiet');
    for (const key of ['codePage.redirect', 'codePage.till'])
      expect(screen.queryByRole('button', { name: say(key) })).toBeNull();
    expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
  },
);

it('shows till mode as the primary action for a code that is scanned', async () => {
  await aRevealedPage(codes({ symbology: 'qr' }));
  expect(primaries()).toEqual([button('codePage.till')]);
});

it('offers no till mode if the shop accepts codes online only', async () => {
  const looks = [done(aSealedCode({ shop: { ...SHOP, redeemable: ['online'] } }))];
  await aRevealedPage(codes({ symbology: 'qr' }), {}, { looks });
  expect(primaries()).toEqual([button('merchantCode.copy')]);
  expect(screen.queryByRole('button', { name: say('codePage.till') })).toBeNull();
});

it.each([
  ['the till, which scans them', { symbology: 'qr' } as const, REDIRECT, 'codePage.till'],
  ['the shop, on a site that leads there', {}, REDIRECT, 'merchantCode.toShop'],
])('has one primary button for several codes: %s', async (_what, code, about, key) => {
  await aRevealedPage(codes(code, code), about);
  expect(primaries().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(say(key))]);
});

it('saves the codes as a PDF under a name of ours', async () => {
  const { files } = await aRevealedPage(codes({}), PDF, { pdfs: [done(aPdf())] });
  await press('codePage.pdf');
  expect(files.saved.map(({ name }) => name)).toEqual([say('codePage.pdfName')]);
  expect(screen.getByText(say('codePage.pdfDone'))).toBeInTheDocument();
});

it('saves nothing and shows a problem if the file is not a PDF', async () => {
  const { files } = await aRevealedPage(codes({}), PDF, {
    pdfs: [done(aRefusingFile()), refusal('offline')],
  });
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.file-unusable.title') })).toHaveFocus();
  expect(files.saved).toEqual([]);
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toHaveFocus();
});

it('offers no PDF on a site that does not want it', async () => {
  await aRevealedPage(codes({}));
  expect(screen.queryByRole('button', { name: say('codePage.pdf') })).toBeNull();
});
