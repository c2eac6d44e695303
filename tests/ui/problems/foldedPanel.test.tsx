import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

it('shows beside a field only what happened, one next step and the money, and folds the rest', async () => {
  const { services } = await anApp({ locale: 'en' });
  const problem = { kind: 'safety-lock', code: 'RDMx3' } as const;
  await show(services, <ProblemPanel steps="folded" problem={problem} />);
  expect(screen.getByText(say('next.try-later'))).toBeVisible();
  expect(screen.getByText(say('money.untouched'))).toBeVisible();
  const folded = [
    screen.getByText(say('problem.safety-lock.cause')),
    screen.getByText(say('next.contact-support')),
    screen.getByText('RDMx3'),
    screen.getByText(say('common.support')),
  ];
  for (const words of folded) expect(words).not.toBeVisible();
  screen.getByRole('group').setAttribute('open', '');
  for (const words of folded) expect(words).toBeVisible();
});

it('keeps the link of the next step visible and folds customer service away', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel steps="folded" problem={{ kind: 'old-format' }} />);
  expect(screen.getByText(say('next.reactivate'))).toBeVisible();
  expect(screen.getByRole('link', { name: say('next.toReactivate') })).toBeVisible();
  expect(screen.getByText(say('common.support'))).not.toBeVisible();
});

it.each(PROBLEM_KINDS)('shows one next step of %s when the rest is folded', async (kind) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel steps="folded" problem={{ kind }} />);
  const shown = [...screen.getByRole('region').querySelectorAll<HTMLElement>('div > p')];
  expect(shown.filter((words) => words.closest('details') === null)).toHaveLength(1);
});

it('never folds the operator’s own words away', async () => {
  const site = { overrideApiErrorMessageHtml: '<b>Call 0800 123</b>' };
  const { services } = await anApp({ locale: 'en', site });
  await show(services, <ProblemPanel steps="folded" problem={{ kind: 'unknown', code: 'STDx1' }} />);
  expect(await screen.findByText('Call 0800 123')).toBeVisible();
});
