import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSite } from '#tests/data/site.ts';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';
import { SupportPhone } from '#ui/problems/SupportPhone.tsx';

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const SUPPORT = {
  ...aSite().support,
  phone: '+49 30 23125 401',
  hours: [{ days: [1, 5], opens: '08:00', closes: '18:00' }],
} as const;

async function phone(site: About['site']) {
  const { services } = await anApp({ locale: 'en', site: { timeZone: HERE, support: SUPPORT, ...site } });
  await show(services, <SupportPhone site={services.site.site} />);
}

it('links the number of customer service and shows its hours', async () => {
  await phone({});
  const link = screen.getByRole('link', { name: '+49 30 23125 401' });
  expect(link).toHaveAttribute('href', 'tel:+49 30 23125 401');
  expect(link.parentElement).toHaveTextContent(/401\s?Mon\s–\sFri, 08:00–18:00$/);
});

it('names the time zone if site and device differ', async () => {
  await phone({ timeZone: 'Asia/Tokyo' });
  expect(screen.getByRole('link').parentElement).toHaveTextContent(/18:00 \(Japan.*Time\)$/);
});

it('shows only the number if the hours are unknown', async () => {
  await phone({ support: { ...SUPPORT, hours: [] } });
  expect(screen.getByRole('link').parentElement).toHaveTextContent(/^\+49 30 23125 401$/);
});

it.each([null, 'javascript:alert(1)'])('shows no hours without a valid number: %s', async (number) => {
  await phone({ support: { ...SUPPORT, phone: number } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/Fri/)).toBeNull();
});

it.each([
  ['a problem that customer service solves', 'cancelled-theft', '/', 1],
  ['one that the holder solves', 'code-unknown', '/', 0],
  ['the help page, which has the number beside its form', 'cancelled-theft', '/help/other', 0],
] as const)('is shown in the problem card only if it helps: %s', async (_name, kind, at, calls) => {
  const { services } = await anApp({ locale: 'en', site: { support: SUPPORT } });
  await show(services, <ProblemPanel problem={{ kind }} />, { at });
  expect(screen.queryAllByRole('link', { name: SUPPORT.phone })).toHaveLength(calls);
});

it('is not in the card if the operator’s own words replace ours', async () => {
  const site = { support: SUPPORT, overrideApiErrorMessageHtml: '<p>Call us: {{code}}</p>' };
  const { services } = await anApp({ locale: 'en', site });
  await show(services, <ProblemPanel problem={{ kind: 'unknown', code: 'STDx1' }} />);
  expect(screen.getByText('Call us: STDx1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: SUPPORT.phone })).toBeNull();
});
