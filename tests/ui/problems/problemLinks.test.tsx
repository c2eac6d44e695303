import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Problem } from '#domain/problem/problem.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSiteEntry } from '#tests/data/site.ts';
import { aCode } from '#tests/data/voucher.ts';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

const AT = aSiteEntry({ id: 'at', brand: 'Frohgut Wien' });

it('links to the site of the code and passes the code in the fragment', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'wrong-category', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} about={{ code: aCode('Ab3dE6gH9') }} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/#code=Ab3dE6gH9');
});

it('links there without a code too, and does not promise to pass one', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'wrong-category', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/');
  expect(screen.queryByText(say('next.takes-code'))).toBeNull();
  expect(screen.queryByText(say('next.see-card'))).toBeNull();
});

it.each(['https://evil.example/', 'javascript:alert(1)', 'http://redeem.at.example/', '//redeem.at.example'])(
  'does not link to %s, and says that the address is on the card',
  async (redirectUrl) => {
    const { services } = await anApp({ locale: 'en', sites: [AT] });
    await show(
      services,
      <ProblemPanel problem={{ kind: 'wrong-category', redirectUrl }} about={{ code: aCode() }} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(say('next.see-card'))).toBeInTheDocument();
  },
);

it.each(['cooperation-card', 'tax-saving-card'] as const)(
  'links a %s to the host where it is redeemed, without the code',
  async (kind) => {
    const { services } = await anApp({ locale: 'en', sites: [AT] });
    const problem: Problem = { kind, redirectUrl: 'https://cards.partner.example/redeem?a=1' };
    await show(services, <ProblemPanel problem={problem} about={{ code: aCode() }} />);
    const link = screen.getByRole('link', {
      name: say('next.go-to-site', { brand: 'cards.partner.example' }),
    });
    expect(link).toHaveAttribute('href', 'https://cards.partner.example/redeem?a=1');
    expect(screen.queryByText(say('next.takes-code'))).toBeNull();
    expect(screen.queryByText(say('next.see-card'))).toBeNull();
  },
);

it('names one of our own sites by its brand for such a card', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'cooperation-card', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} about={{ code: aCode() }} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/');
});

it.each([
  'javascript:alert(1)',
  'http://cards.partner.example/',
  '//cards.partner.example',
  'mailto:a@b.example',
])('does not link such a card to %s, and says that the address is on the card', async (redirectUrl) => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  await show(
    services,
    <ProblemPanel problem={{ kind: 'cooperation-card', redirectUrl }} about={{ code: aCode() }} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(say('next.see-card'))).toBeInTheDocument();
});

it.each([
  ['cancelled-theft', '/help/other'],
  ['link-expired', '/help/not-received'],
] as const)('links %s, which customer service can solve, to %s', async (kind, path) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind }} />);
  expect(screen.getByRole('link', { name: say('common.support') })).toHaveAttribute('href', path);
});

it.each([
  ['/help/other', 0],
  ['/help', 0],
  ['/helpful', 1],
])('does not link from the help page to itself, at %s', async (at, links) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind: 'cancelled-theft' }} />, { at });
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});

it('passes the error code, the refused code and the number to quote to help', async () => {
  const { services } = await anApp({ locale: 'en' });
  const problem = { kind: 'cancelled-theft', code: 'VCRx10' } as const;
  const { path } = await show(
    services,
    <ProblemPanel problem={problem} about={{ code: aCode(), orderNumber: '482910401' }} />,
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('common.support') })));
  const { helpContext } = await services.shared();
  expect(helpContext.read()).toEqual({ errorCode: 'VCRx10', orderNumber: '482910401', voucher: aCode() });
  expect(path()).toBe('/help/other');
});
