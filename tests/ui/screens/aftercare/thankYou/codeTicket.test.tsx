import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { aRedemption, aRevealedCode, aSealedCode, aStatusToken, anItem } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { LINK, READY, text, thanks } from './aThankYouPage.tsx';

const opened = {
  items: [anItem({ redeemLinkToken: LINK })],
  delivery: READY,
  emailCorrectable: true,
  statusToken: aStatusToken,
};
const answers: About = {
  links: { looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] },
};

const show = () => screen.getByRole('button', { name: saying('merchantCode.reveal') });
const press = () => act(async () => fireEvent.click(show()));
const code = () => screen.findByText('SHOP-CODE-1');

it('calls for nothing and holds nothing of the code before the press', async () => {
  const { apis } = await thanks(opened, answers);
  expect([apis.link.looked, apis.link.revealed]).toEqual([[], []]);
  expect(document.documentElement.outerHTML).not.toContain(LINK);
  expect(text('merchantCode.sealed')).toBeInTheDocument();
});

it('shows the code on the ticket at the press, takes the focus there, and stays on the page', async () => {
  const { path } = await thanks(opened, answers);
  await press();
  expect((await code()).closest('article')).toHaveAccessibleName('Bücherwurm');
  expect(document.activeElement).toHaveTextContent('SHOP-CODE-1');
  expect(path()).toBe('/thankyou');
});

it('closes the correction of the address with the reveal, and leads to customer service instead', async () => {
  await thanks(opened, answers);
  expect(screen.getByRole('button', { name: say('thankYou.correct'), hidden: true })).toBeInTheDocument();
  await press();
  await code();
  expect(screen.queryByRole('button', { name: say('thankYou.correct'), hidden: true })).toBeNull();
  expect(text('thankYou.addressWrong')).toBeInTheDocument();
});

it('covers the code again when the page is left', async () => {
  await thanks(opened, answers);
  await press();
  await code();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByText('SHOP-CODE-1')).toBeNull();
  expect(show()).toBeInTheDocument();
});

it('shows the code at once if the press that redeemed asked for it, and only the first of several', async () => {
  const items = [...opened.items, anItem({ redeemLinkToken: LINK, shopName: 'Teehaus' })];
  const { apis } = await thanks({ ...opened, items }, answers, {}, { isCodeWished: true });
  expect(await code()).toBeInTheDocument();
  expect(apis.link.revealed).toHaveLength(1);
  expect(show()).toHaveAccessibleName(say('merchantCode.revealNamed', { shop: 'Teehaus' }));
});

it('remembers a press while the links of a stored receipt are requested again', async () => {
  const stored = { items: [anItem()], delivery: READY, statusToken: aStatusToken };
  const { apis } = await thanks(stored, {
    ...answers,
    redemptions: { found: [refusal('offline'), done(aRedemption({ ...stored, ...opened }))] },
  });
  expect(apis.redemption.looked).toHaveLength(1);
  await press();
  expect(apis.redemption.looked).toHaveLength(2);
  expect(await code()).toBeInTheDocument();
});

it.each([
  ['the link does not open', { looks: [refusal('offline'), done(aSealedCode())] }],
  [
    'the code is refused',
    { looks: [done(aSealedCode())], reveals: [refusal('offline'), done(aRevealedCode())] },
  ],
])('keeps the seal and says why where %s; a second press shows the code', async (_, links) => {
  await thanks(opened, { links: { reveals: [done(aRevealedCode())], ...links } });
  await press();
  expect(await screen.findByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  expect(screen.queryByText('SHOP-CODE-1')).toBeNull();
  await press();
  expect(await code()).toBeInTheDocument();
});
