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

it('goes to the shop once the code is copied, in a window that learns nothing of this one', async () => {
  clipboard(() => Promise.resolve());
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aRevealedPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).toHaveBeenCalledWith('https://buecherwurm.example/', '_blank', 'noopener,noreferrer');
  expect(screen.getByText(say('codePage.redirected'))).toBeInTheDocument();
});

it('does not go to the shop where nothing was copied, but selects the code and says what to do', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await aRevealedPage(codes({}), REDIRECT);
  await press('codePage.redirect');
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByText(say('codePage.redirectDenied'))).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe('CODE-1');
  expect(screen.getByRole('link', { name: saying('merchantCode.toShop') })).toBeInTheDocument();
});

it('offers no way to a shop that has none, and none where the site does not want it', async () => {
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

it('puts copying first, other uses quietly below it, and what keeps the code into one row', async () => {
  await aRevealedPage(codes({ pin: '0815' }), PDF, lasting);
  expect(primaries()).toEqual([button('merchantCode.copy')]);
  const quiet = ['codePage.copyPin', 'codePage.till'];
  expect(quiet.map((key) => kindOf(button(key)))).toEqual(['quiet', 'quiet']);
  await screen.findByRole('button', { name: say('reminder.save') }); // comes in a chunk of its own
  const tools = ['codePage.pdf', 'merchantCode.print', 'reminder.save'].map((key) => button(key));
  const [row] = new Set(tools.map(({ parentElement }) => parentElement));
  expect([...(row?.querySelectorAll('button') ?? [])]).toEqual(tools);
  expect(tools.map(kindOf)).toEqual(['tool', 'tool', 'tool']);
});

it('puts copying and going first where the site does both at once', async () => {
  await aRevealedPage(codes({}), REDIRECT);
  expect(primaries()).toEqual([button('codePage.redirect')]);
  expect(kindOf(button('merchantCode.copy'))).toBe('quiet');
  expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
});

it.each([
  ['wherever the site leads other codes', {}],
  ['also where the site has them copied on the way', REDIRECT],
])('opens a code that is a link by one button, and copies it by a quiet one, %s', async (_where, about) => {
  await aRevealedPage(codes({ kind: 'url', url: 'https://shop.example/unlock' }), about);
  const open = screen.getByRole('link', { name: saying('merchantCode.toCode', { shop: SHOP.name }) });
  expect(open).toHaveAttribute('href', 'https://shop.example/unlock');
  expect(primaries()).toEqual([open]);
  expect(kindOf(button('merchantCode.copy'))).toBe('quiet');
  for (const key of ['codePage.redirect', 'codePage.till'])
    expect(screen.queryByRole('button', { name: say(key) })).toBeNull();
  expect(screen.queryByRole('link', { name: saying('merchantCode.toShop') })).toBeNull();
});

it('puts the till first for a code that is scanned, and there only', async () => {
  await aRevealedPage(codes({ symbology: 'qr' }));
  expect(primaries()).toEqual([button('codePage.till')]);
});

it('says nothing of a till where the shop takes its codes online only', async () => {
  const looks = [done(aSealedCode({ shop: { ...SHOP, redeemable: ['online'] } }))];
  await aRevealedPage(codes({ symbology: 'qr' }), {}, { looks });
  expect(primaries()).toEqual([button('merchantCode.copy')]);
  expect(screen.queryByRole('button', { name: say('codePage.till') })).toBeNull();
});

it.each([
  ['the till, which scans them', { symbology: 'qr' } as const, REDIRECT, 'codePage.till'],
  ['the shop, where the site leads there', {}, REDIRECT, 'merchantCode.toShop'],
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

it('says so when what came is no PDF, and saves nothing', async () => {
  const { files } = await aRevealedPage(codes({}), PDF, {
    pdfs: [done(aRefusingFile()), refusal('offline')],
  });
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.file-unusable.title') })).toHaveFocus();
  expect(files.saved).toEqual([]);
  await press('codePage.pdf');
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toHaveFocus();
});

it('offers no PDF where the site does not want it', async () => {
  await aRevealedPage(codes({}));
  expect(screen.queryByRole('button', { name: say('codePage.pdf') })).toBeNull();
});
