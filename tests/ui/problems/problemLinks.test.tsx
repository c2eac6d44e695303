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

it('leads to the site where the code belongs, and takes the code along in the fragment', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'wrong-category', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} code={aCode('Ab3dE6gH9')} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/#code=Ab3dE6gH9');
});

it('leads there without a code too, and promises to take none along', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'wrong-category', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/');
  expect(screen.queryByText(say('next.takes-code'))).toBeNull();
  expect(screen.queryByText(say('next.see-card'))).toBeNull();
});

it.each(['https://evil.example/', 'javascript:alert(1)', 'http://redeem.at.example/', '//redeem.at.example'])(
  'does not lead to %s, and says where the right address stands',
  async (redirectUrl) => {
    const { services } = await anApp({ locale: 'en', sites: [AT] });
    await show(services, <ProblemPanel problem={{ kind: 'wrong-category', redirectUrl }} code={aCode()} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(say('next.see-card'))).toBeInTheDocument();
  },
);

it.each(['cooperation-card', 'tax-saving-card'] as const)(
  'leads with a %s to the address where it is redeemed, named by its host, without the code',
  async (kind) => {
    const { services } = await anApp({ locale: 'en', sites: [AT] });
    const problem: Problem = { kind, redirectUrl: 'https://cards.partner.example/redeem?a=1' };
    await show(services, <ProblemPanel problem={problem} code={aCode()} />);
    const link = screen.getByRole('link', {
      name: say('next.go-to-site', { brand: 'cards.partner.example' }),
    });
    expect(link).toHaveAttribute('href', 'https://cards.partner.example/redeem?a=1');
    expect(screen.queryByText(say('next.takes-code'))).toBeNull();
    expect(screen.queryByText(say('next.see-card'))).toBeNull();
  },
);

it('names one of our own sites by its brand where such a card belongs there', async () => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  const problem: Problem = { kind: 'cooperation-card', redirectUrl: 'https://redeem.at.example/x?y' };
  await show(services, <ProblemPanel problem={problem} code={aCode()} />);
  const link = screen.getByRole('link', { name: say('next.go-to-site', { brand: 'Frohgut Wien' }) });
  expect(link).toHaveAttribute('href', 'https://redeem.at.example/');
});

it.each([
  'javascript:alert(1)',
  'http://cards.partner.example/',
  '//cards.partner.example',
  'mailto:a@b.example',
])('does not lead with such a card to %s, and says where the right address stands', async (redirectUrl) => {
  const { services } = await anApp({ locale: 'en', sites: [AT] });
  await show(services, <ProblemPanel problem={{ kind: 'cooperation-card', redirectUrl }} code={aCode()} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(say('next.see-card'))).toBeInTheDocument();
});

it.each([
  ['cancelled-theft', '/help/other'],
  ['link-expired', '/help/not-received'],
] as const)('leads from %s, where customer service can help, to %s', async (kind, path) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind }} />);
  expect(screen.getByRole('link', { name: say('common.support') })).toHaveAttribute('href', path);
});

it.each([
  ['/help/other', 0],
  ['/help', 0],
  ['/helpful', 1],
])('does not lead from the help page to itself, at %s', async (at, links) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind: 'cancelled-theft' }} />, { at });
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});

it('hands the error code, the refused code and what is to be quoted over to help', async () => {
  const { services } = await anApp({ locale: 'en' });
  const problem = { kind: 'cancelled-theft', code: 'VCRx10' } as const;
  const { path } = await show(services, <ProblemPanel problem={problem} code={aCode()} quoted="482910401" />);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: say('common.support') })));
  const { helpContext } = await services.shared();
  expect(helpContext.read()).toEqual({ errorCode: 'VCRx10', orderNumber: '482910401', voucher: aCode() });
  expect(path()).toBe('/help/other');
});
