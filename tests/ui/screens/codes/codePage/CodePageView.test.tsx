import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RedeemLinkApi } from '#application/ports/redeemLinkApi.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aLinkToken, aRevealedCode, aSealedCode, anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { pending } from '#tests/data/pending.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

type Links = NonNullable<About['links']>;

/** The code page of an emailed link. */
async function aPage(
  links: Links,
  about: Parameters<typeof anApp>[0] = {},
  { api = {} }: { api?: Partial<RedeemLinkApi> } = {},
) {
  const app = await anApp({ locale: 'en', session: aSession(), links, ...about });
  Object.assign(app.apis.link, api);
  const shown = await show(app.services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  return { ...app, ...shown };
}

const reveal = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('merchantCode.reveal') })));

function revealing(code: Partial<RevealedCode['codes'][number]>, instructions: readonly string[] = []) {
  const [plain] = aRevealedCode().codes;
  if (!plain) throw new Error('no code');
  return { codes: [{ ...plain, ...code }], unreadable: 0, instructions };
}

it('shows shop and value, and contains no code before the click', async () => {
  const { apis } = await aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  expect(screen.getByRole('heading', { name: 'Bücherwurm' })).toBeInTheDocument();
  expect(screen.getByText('€25.00')).toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toContain('SHOP-CODE-1');
  expect(document.querySelector('code')).toBeNull();
  expect(screen.getByRole('button', { name: say('merchantCode.reveal') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(apis.link.revealed).toEqual([]);
});

it('shows the number of codes of a link and the value of each', async () => {
  await aPage({ looks: [done(aSealedCode({ quantity: 3 }))] });
  expect(screen.getByText('3 × €25.00')).toBeInTheDocument();
  expect(screen.getByText(say('codePage.several', { count: 3 }))).toBeInTheDocument();
});

it('accepts a click while the link is loading, and reveals the code afterwards', async () => {
  const opened = pending<Result<SealedCode, Problem>>();
  const { apis } = await aPage(
    { reveals: [done(aRevealedCode())] },
    {},
    { api: { look: () => opened.promise } },
  );
  expect(within(screen.getByRole('article')).getByRole('status')).toHaveTextContent(
    say('merchantCode.loading'),
  );
  await reveal();
  expect(within(screen.getByRole('article')).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(apis.link.revealed).toEqual([]);
  await act(async () => opened.answer(done(aSealedCode())));
  expect(screen.getByText('SHOP-CODE-1')).toBeInTheDocument();
  expect(apis.link.revealed).toEqual([aLinkToken]);
});

it('drops the click if the link has expired, and moves the focus to the problem', async () => {
  const opened = pending<Result<SealedCode, Problem>>();
  const { apis } = await aPage({}, {}, { api: { look: () => opened.promise } });
  await reveal();
  await act(async () => opened.answer(refusal('link-expired')));
  expect(screen.getByRole('region', { name: say('problem.link-expired.title') })).toHaveFocus();
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
  expect(apis.link.revealed).toEqual([]);
});

it('shows the code on a click, and never in the page title', async () => {
  await aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  await reveal();
  expect(screen.getByText('SHOP-CODE-1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('merchantCode.copy') })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
  expect(document.title).toBe(`${say('merchantCode.title')} – Frohgut`);
});

it('links to help for a code that is not accepted, without passing the code', async () => {
  const { services, path } = await aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  expect(screen.queryByRole('link', { name: say('codePage.trouble') })).toBeNull();
  await reveal();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('codePage.trouble') })));
  expect(path()).toBe('/help/other');
  expect(JSON.stringify((await services.shared()).helpContext.read())).not.toContain('SHOP-CODE-1');
});

it('shows the PIN, the instructions and the last day with the code', async () => {
  await aPage({
    looks: [done(aSealedCode({ validUntil: Date.UTC(2029, 10, 4, 12) }))],
    reveals: [done(revealing({ pin: '0815' }, ['Enter it at the till.', 'Keep the receipt.']))],
  });
  await reveal();
  expect(screen.getByText('0815')).toBeInTheDocument();
  expect(screen.getByText(say('merchantCode.validUntil', { date: '4 November 2029' }))).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Enter it at the till.',
    'Keep the receipt.',
    say('codePage.usePin'),
  ]);
});

it('links to the shop in a new tab without a referrer', async () => {
  const link = 'https://buecherwurm.example/redeem';
  const shop = { name: 'Bücherwurm', logo: null, link, redeemable: [] };
  await aPage({ looks: [done(aSealedCode({ shop }))], reveals: [done(aRevealedCode())] });
  await reveal();
  const toShop = screen.getByRole('link', { name: saying('merchantCode.toShop') });
  expect(toShop).toHaveAttribute('href', link);
  expect(toShop).toHaveAttribute('rel', 'noopener noreferrer');
  expect(toShop).toHaveAttribute('target', '_blank');
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://shop@evil.example'])(
  'shows no link to %s',
  async (address) => {
    const shop = { name: 'Bücherwurm', logo: null, link: address, redeemable: [] };
    await aPage({ looks: [done(aSealedCode({ shop }))], reveals: [done(revealing({ url: address }))] });
    await reveal();
    expect(screen.getByText('SHOP-CODE-1')).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/help/other']);
  },
);

it('shows why the code cannot be revealed, keeps it covered, and can be clicked again', async () => {
  await aPage({
    looks: [done(aSealedCode())],
    reveals: [refusal('server-down'), done(aRevealedCode())],
  });
  await reveal();
  expect(screen.getByRole('region', { name: say('problem.server-down.title') })).toHaveFocus();
  await reveal();
  expect(screen.getByText('SHOP-CODE-1')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: say('problem.server-down.title') })).toBeNull();
});

it('says that the code is delayed, and looks again on request', async () => {
  await aPage({ looks: [done(aSealedCode({ state: 'DELAYED' })), done(aSealedCode())] });
  expect(screen.getByText(say('merchantCode.delayed'))).toBeInTheDocument();
  expect(screen.getByText(say('merchantCode.delayedText'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('merchantCode.refresh') })));
  expect(screen.getByRole('button', { name: say('merchantCode.reveal') })).toBeInTheDocument();
});

it('says that a link has expired, and links to customer service', async () => {
  await aPage({ looks: [refusal('link-expired', { code: 'RDMx2' })] });
  const problem = screen.getByRole('region', { name: say('problem.link-expired.title') });
  expect(within(problem).getByRole('link', { name: saying('common.support') })).toBeInTheDocument();
  expect(problem).toHaveTextContent('RDMx2');
});

it('keeps the focus on the page while it looks again, and focuses a further problem', async () => {
  await aPage({ looks: [refusal('offline'), refusal('server-down'), done(aSealedCode())] });
  const again = () => screen.getByRole('button', { name: say('common.tryAgain') });
  again().focus();
  await act(async () => fireEvent.click(again()));
  expect(screen.getByRole('region', { name: say('problem.server-down.title') })).toHaveFocus();
  again().focus();
  await act(async () => fireEvent.click(again()));
  expect(screen.getByRole('button', { name: say('merchantCode.reveal') })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('keeps the voucher of this tab on a refused session', async () => {
  const { services } = await aPage({ looks: [refusal('session-expired')] });
  expect(services.session.state.kind).toBe('held');
});

const fromBrand = () =>
  screen.queryByText(say('merchantCode.usable', { brand: 'Frohgut', shop: 'Bücherwurm' }));
const logo = () => document.querySelector<HTMLImageElement>('img[src="/brands/logo.svg"]');
const isForPaper = (element: Element | null) => element?.closest('[data-print="only"]') !== null;

it('names the brand in text on a site that wants it, before and after the click; its logo is for paper only', async () => {
  const looks = { looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] };
  await aPage(looks, { site: { switches: switchedOn('showBrandInVault') } });
  expect(fromBrand()).toBeInTheDocument();
  expect(logo()).toBeNull();
  await reveal();
  expect(fromBrand()).toBeInTheDocument();
  expect(isForPaper(logo())).toBe(true);
});

it('does not call a delayed code usable', async () => {
  await aPage(
    { looks: [done(aSealedCode({ state: 'DELAYED' }))] },
    { site: { switches: switchedOn('showBrandInVault') } },
  );
  expect(screen.getByText(say('merchantCode.from', { brand: 'Frohgut' }))).toBeInTheDocument();
});

it('does not name the brand on a site that does not want it', async () => {
  await aPage({ looks: [done(aSealedCode())] });
  expect(fromBrand()).toBeNull();
});

it.each([
  ['nothing is open', {}, 'reserved'],
  ['an order is open', { drafts: { pendingOrder: anOpenOrder() } }, 'unknown'],
  [
    'an order is open that the backend has reserved',
    { drafts: { pendingOrder: anOpenOrder({ standing: 'reserved' }) } },
    'reserved',
  ],
] as const)('states where the money behind the link is while %s', async (_what, about, money) => {
  await aPage({ looks: [refusal('server-down')] }, about);
  const problem = screen.getByRole('region', { name: say('problem.server-down.title') });
  expect(problem).toHaveTextContent(say(`money.${money}`));
});

it('says only that nothing was changed if the link is unknown', async () => {
  await aPage({ looks: [refusal('link-unknown')] });
  const problem = screen.getByRole('region', { name: say('problem.link-unknown.title') });
  expect(problem).toHaveTextContent(say('money.unchanged'));
});
