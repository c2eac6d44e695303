import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { SiteFooter } from '#ui/shell/SiteFooter.tsx';

it('shows the current year and the brand', async () => {
  const { services } = await anApp({ locale: 'en', at: Date.UTC(2031, 5, 15) });
  await show(services, <SiteFooter />);
  expect(screen.getByText('© 2031 Frohgut')).toBeInTheDocument();
});

it.each([
  ['© Frohgut & Co', '© 2031 Frohgut & Co'],
  ['Frohgut & Co', '© 2031 Frohgut & Co'],
  ['© 2019–2024 Frohgut & Co', '© 2019–2024 Frohgut & Co'],
])('prefers the operator’s own words, and adds the year where they have none: %s', async (words, line) => {
  const at = Date.UTC(2031, 5, 15);
  const { services } = await anApp({ locale: 'en', at, site: { copyright: { words } } });
  await show(services, <SiteFooter />);
  expect(screen.getByText(line)).toBeInTheDocument();
});

it('shows the links of the site, and no unsafe ones', async () => {
  const footerLinks = [
    { title: { key: 'site.footer.imprint' }, href: 'https://frohgut.example/imprint' },
    { title: { words: 'Evil' }, href: 'javascript:alert(1)' },
    { title: { words: 'Elsewhere' }, href: '//evil.example' },
  ];
  const { services } = await anApp({ locale: 'en', site: { footerLinks } });
  await show(services, <SiteFooter />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [say('frame.help'), '/help'],
    [say('site.footer.imprint'), 'https://frohgut.example/imprint'],
    [services.site.site.support.email, `mailto:${services.site.site.support.email}`],
    ['frohgut.example', services.site.site.website],
  ]);
  expect(screen.getByRole('link', { name: say('site.footer.imprint') })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

it('opens links to our own pages inside the app', async () => {
  const footerLinks = [{ title: { key: 'site.footer.terms' }, href: '/accessibility' }];
  const { services } = await anApp({ locale: 'en', site: { footerLinks } });
  const { path } = await show(services, <SiteFooter />);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('site.footer.terms') })));
  expect(path()).toBe('/accessibility');
});

it('has no link to a page that is not offered', async () => {
  const footerLinks = [
    { title: { words: 'Places' }, href: '/acceptance-points' },
    { title: { words: 'Donations' }, href: '/donate' },
  ];
  const { services } = await anApp({ locale: 'en', site: { footerLinks, features: ['region'] } });
  await show(services, <SiteFooter />);
  expect(screen.queryByRole('link', { name: 'Places' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Donations' })).toBeNull();
});
