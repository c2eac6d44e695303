import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type Problem, type ProblemKind } from '#domain/problem/problem.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

/** A refusal without a known code, a 500, a timeout, and an unreadable answer. */
const UNEXPECTED: readonly ProblemKind[] = ['unknown', 'server-down', 'timed-out', 'unreadable-answer'];

async function panelsOf(problems: readonly Problem[], words = '<p>Call us: {{code}}</p>') {
  const { services } = await anApp({ locale: 'en', site: { overrideApiErrorMessageHtml: words } });
  await show(
    services,
    problems.map((problem, index) => <ProblemPanel key={index} problem={problem} />),
  );
  return screen.getAllByRole('region');
}

async function panelOf(problem: Problem, words?: string) {
  const [panel] = await panelsOf([problem], words);
  return panel as HTMLElement;
}

it('shows the operator’s own words with the code filled in and only harmless tags', async () => {
  const html =
    '<b>Call 0800 123</b> with {{code}}.<script>alert(1)</script><a href="javascript:alert(1)">x</a>';
  const panel = await panelOf({ kind: 'unknown', code: 'STDx1' }, html);
  expect((await within(panel).findByText('Call 0800 123')).tagName).toBe('B');
  expect(panel).toHaveTextContent('with STDx1.');
  expect(panel.querySelector('script, a[href^="javascript"]')).toBeNull();
});

it('escapes markup in a code within the operator’s own words', async () => {
  const panel = await panelOf({ kind: 'unknown', code: '<b>x</b>' }, '<p>Code {{code}}</p>');
  expect(panel.querySelector('b')).toBeNull();
});

it.each(UNEXPECTED)('shows them for %s in place of our cause', async (kind) => {
  const panel = await panelOf({ kind, code: 'NEWx9' });
  expect(await within(panel).findByText('Call us: NEWx9')).toBeVisible();
  expect(panel).not.toHaveTextContent(say(`problem.${kind}.cause`));
});

it.each(UNEXPECTED)('fills in a code to quote if the backend sent none with %s', async (kind) => {
  const panel = await panelOf({ kind });
  const code = kind === 'unknown' ? 'STDx1' : kind;
  expect(await within(panel).findByText(`Call us: ${code}`)).toBeVisible();
});

it.each(UNEXPECTED)('keeps the money statement of %s', async (kind) => {
  for (const moneyState of ['reserved', 'unknown'] as const) {
    const panel = await panelOf({ kind, moneyState });
    expect(await within(panel).findByText(/^Call us/)).toBeVisible();
    expect(within(panel).getByText(say(`money.${moneyState}`))).toBeVisible();
    cleanup();
  }
});

it('keeps our words for every known problem', async () => {
  const kinds = PROBLEM_KINDS.filter((one) => !UNEXPECTED.includes(one));
  // The last panel shows that the operator's words have come.
  const panels = await panelsOf([...kinds, 'unknown' as const].map((kind) => ({ kind })));
  expect(await within(panels.at(-1) as HTMLElement).findByText(/^Call us/)).toBeVisible();
  for (const [index, kind] of kinds.entries()) {
    expect(panels[index], kind).not.toHaveTextContent('Call us');
    expect(panels[index], kind).toHaveTextContent(say(`problem.${kind}.title`));
  }
});
