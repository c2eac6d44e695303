import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { Layout } from '#ui/shell/Layout.tsx';

/** The frame around a page that says "Inside". */
async function aFrame(about: About = {}, place: { at?: string; navbar?: boolean } = {}) {
  const site = { switches: switchedOn('showNavBar'), ...about.site };
  const app = await anApp({ locale: 'en', ...about, site });
  const shown = await show(app.services, <Layout />, {
    at: place.at ?? '/shops',
    inside: <p>Inside</p>,
    handle: { navbar: place.navbar ?? true },
  });
  return { ...app, ...shown };
}

// The navbar is a popover, which jsdom treats as closed and therefore nameless.
const navbar = () => document.querySelector<HTMLElement>('nav[aria-label="Main menu"]');
const inNavbar = (name: string) => {
  const nav = navbar();
  return nav && within(nav).queryByRole('link', { name, hidden: true });
};

const buying = (...links: string[]) => ({
  switches: switchedOn('showNavBar'),
  navbarLinks: {
    start: 'https://frohgut.example',
    buy: links.map((link, index) => ({ link, label: { words: `Offer ${index + 1}` } })),
    charge: true,
  },
});

it('frames the page with skip link, header, main content and footer', async () => {
  await aFrame();
  expect(screen.getByRole('link', { name: say('frame.skip') })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByText('Inside')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it.each([
  ['https://www.frohgut.example', 'https://www.frohgut.example'],
  ['/region', '/region'],
  ['/', '/'],
  ['javascript:alert(1)', '/'],
])('links the logo to %s with a name that contains the brand', async (start, href) => {
  await aFrame({ site: { navbarLinks: { start, buy: [], charge: false } } });
  const home = screen.getByRole('link', { name: say('frame.home', { brand: 'Frohgut' }) });
  expect(home).toHaveAttribute('href', href);
});

it('links to redeeming and marks the current page', async () => {
  await aFrame({}, { at: '/' });
  expect(inNavbar(say('frame.redeem'))).toHaveAttribute('href', '/');
  expect(inNavbar(say('frame.redeem'))).toHaveAttribute('aria-current', 'page');
});

it('has no redeem link in the restaurant layout', async () => {
  await aFrame({ site: { switches: switchedOn('showNavBar'), layout: 'restaurant' } });
  expect(navbar()).toBeInTheDocument();
  expect(inNavbar(say('frame.redeem'))).toBeNull();
});

it('shows a single buy link directly', async () => {
  await aFrame({ site: buying('https://shop.frohgut.example/') });
  expect(inNavbar('Offer 1')).toHaveAttribute('href', 'https://shop.frohgut.example/');
  expect(screen.queryByText(say('frame.buy'))).toBeNull();
});

it('puts several buy links into a menu', async () => {
  await aFrame({ site: buying('https://shop.frohgut.example/', 'https://cards.frohgut.example/') });
  const menu = screen.getByText(say('frame.buy')).closest('details');
  expect(menu?.querySelectorAll('a')).toHaveLength(2);
});

it('shows no unsafe buy link', async () => {
  await aFrame({ site: buying('javascript:alert(1)', 'https://shop.frohgut.example/') });
  expect(inNavbar('Offer 1')).toBeNull();
  expect(inNavbar('Offer 2')).toBeInTheDocument();
});

it('has no top-up link on a site without top-ups', async () => {
  await aFrame({ site: buying() });
  expect(navbar()).toBeInTheDocument();
  expect(inNavbar(say('frame.charge'))).toBeNull();
});

const languages = () => [...document.querySelectorAll('a[hreflang]')].map((link) => link.textContent);

it('has no language switcher if there is only one language', async () => {
  await aFrame();
  expect(languages()).toEqual([]);
});

it.each<[string, About, { navbar?: boolean }]>([
  ['a site without a navbar', { site: { switches: switchedOn('showShopFilterBar') } }, {}],
  ['a route that turns it off', {}, { navbar: false }],
  ['a maintenance', { site: { maintenance: { active: true, start: now - 1, end: null } } }, {}],
])('has neither navbar nor language switcher on %s', async (_where, { site }, place) => {
  await aFrame({ site: { languages: ['en', 'nl'], ...site } }, place);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(navbar()).toBeNull();
  expect(languages()).toEqual([]);
});

it('names each language in its own language, without a country, and marks it up for machines', async () => {
  await aFrame({ locale: 'de-CH', site: { languages: ['de-CH', 'fr-CH', 'it-CH'] } });
  expect(languages()).toEqual(['Deutsch', 'Français', 'Italiano']);
  const french = screen.getByRole('link', { name: 'Français', hidden: true });
  expect(french).toHaveAttribute('lang', 'fr-CH');
  expect(french).toHaveAttribute('hreflang', 'fr-CH');
  const german = screen.getByRole('link', { name: 'Deutsch', hidden: true });
  expect(german).toHaveAttribute('aria-current', 'true');
});

it('changes the language in place, and removes a language from the address', async () => {
  const { services, kept, router } = await aFrame(
    { site: { languages: ['en', 'nl'] } },
    { at: '/shops?lang=en&utm_source=mail' },
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Nederlands', hidden: true })));
  expect(await screen.findByRole('link', { name: 'Naar de inhoud' })).toBeInTheDocument();
  expect(services.language.locale).toBe('nl');
  expect(kept.read('language')).toBe('nl');
  expect(router.state.location.search).toBe('?utm_source=mail');
  expect(screen.getByText('Inside')).toBeInTheDocument();
});

it('shows that a language is loading', async () => {
  const { services } = await aFrame({ locale: 'de-CH', site: { languages: ['de-CH', 'fr-CH'] } });
  const current = () => screen.getByText('Deutsch', { selector: 'summary *' });
  expect(current()).toHaveAttribute('aria-busy', 'false');
  const change = services.language.change('fr-CH');
  await waitFor(() => expect(current()).toHaveAttribute('aria-busy', 'true'));
  await act(async () => void (await change));
  expect(screen.getByText('Français', { selector: 'summary *' })).toHaveAttribute('aria-busy', 'false');
});

it('says that a language cannot be loaded, and keeps the current one', async () => {
  const { services, kept } = await aFrame({ site: { languages: ['en', 'nl'] }, textsMissing: 'nl' });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Nederlands', hidden: true })));
  await waitFor(() => expect(screen.getByText(say('redeem.unreachable'))).toBeInTheDocument());
  expect(screen.getByText('Inside')).toBeInTheDocument();
  expect(services.language.locale).toBe('en');
  expect(kept.read('language')).toBe('en');
});

it('shows the last digits of the serial number of the voucher in use', async () => {
  await aFrame({ session: aSession({ voucher: aVoucher({ serialNumber: '123456789' }) }) });
  const strip = await screen.findByRole('region', { name: say('strip.titlePlain') });
  expect(strip).toHaveTextContent(say('strip.title', { lastFour: '6789' }));
  expect(strip).not.toHaveTextContent('12345');
  expect(strip).toHaveTextContent(/Balance .*50\.00/);
});

it('shows the balance of a voucher without a serial number', async () => {
  await aFrame({ session: aSession({ voucher: aVoucher({ serialNumber: null }) }) });
  expect(await screen.findByRole('region', { name: say('strip.titlePlain') })).toHaveTextContent(
    /Balance .*50\.00/,
  );
});

it('shows no voucher strip without a voucher', async () => {
  await aFrame();
  expect(screen.queryByRole('region', { name: say('strip.titlePlain') })).toBeNull();
});

it('removes the voucher and its drafts with two presses and offers to undo it, but keeps favourite shops', async () => {
  const remembered = { recent: [], favourites: ['shop-1'] };
  const { services, device, kept } = await aFrame({
    session: aSession(),
    remembered,
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
  });
  const open = await screen.findByRole('button', { name: new RegExp(say('strip.details')) });
  await act(async () => fireEvent.click(open));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('strip.remove') })));
  expect(services.session.state).toEqual({ kind: 'none' });
  expect(kept.read('redemptionDraft')).toBeNull();
  expect(device.kept.read('rememberedShops')).toEqual(remembered);
  await waitFor(() => expect(screen.getByText(say('strip.removed'))).toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: say('strip.undo') })).toHaveFocus());
});

it('shows flash messages with harmless tags only, and dismisses them', async () => {
  const { services } = await aFrame();
  act(() => void services.flash.show('warning', '<b>Soon</b> closed<script>alert(1)</script>'));
  const bold = await screen.findByText('Soon', { selector: 'b' });
  const message = bold.closest('[data-kind]');
  expect(message).toHaveAttribute('data-kind', 'warning');
  expect(message?.querySelector('script')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: say('frame.dismiss') }));
  expect(services.flash.messages).toEqual([]);
});

it.each(['de-CH', 'en', 'fr', 'it', 'nl'] as const)(
  'shows in %s that there is no connection while there is none',
  async (locale) => {
    const { network, services } = await aFrame({ locale });
    const awayTitle = services.language.i18n.t('frame.away.title');
    const awayText = services.language.i18n.t('frame.away.text');
    expect(screen.queryByText(awayTitle)).toBeNull();
    await act(async () => network.turn(false));
    const away = await screen.findByText(awayText);
    expect(away.closest('[role="status"]')).toHaveTextContent(awayTitle);
    expect(screen.getByText('Inside')).toBeInTheDocument();
    await act(async () => network.turn(true));
    expect(screen.queryByText(awayTitle)).toBeNull();
  },
);

it.each([
  ['fr-BE', 'Langue\u00a0: Français'],
  ['fr-CH', 'Langue\u00a0: Français'],
  ['de-CH', 'Sprache: Deutsch'],
  ['it-CH', 'Lingua: Italiano'],
  ['nl', 'Taal: Nederlands'],
  ['en', 'Language: English'],
] as const)('names the language in use as written in %s', async (locale, name) => {
  await aFrame({ locale, site: { languages: [locale, locale === 'en' ? 'de' : 'en'] } });
  const summary = within(screen.getByRole('banner')).getByText(/:$/).closest('summary');
  expect(summary?.textContent).toBe(name);
});
