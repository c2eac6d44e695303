import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type Problem } from '#domain/problem/problem.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSite } from '#tests/data/site.ts';
import { ProblemHelp } from '#ui/problems/ProblemHelp.tsx';
import { ProblemLine } from '#ui/problems/ProblemLine.tsx';
import { ProblemMore } from '#ui/problems/ProblemMore.tsx';

/** All that the only field of a form says of a problem, around its button. */
async function told(problem: Problem, around: Parameters<typeof anApp>[0] = {}) {
  const { services } = await anApp({ locale: 'en', ...around });
  await show(
    services,
    <>
      <ProblemLine fieldId="code" problem={problem} />
      <ProblemHelp beside="code" problem={problem} attempt={1} />
      <ProblemMore problem={problem} />
    </>,
  );
}

const line = () => document.getElementById('code-told');
const help = (kind: Problem['kind']) => screen.queryByRole('region', { name: say(`problem.${kind}.title`) });

it.each([
  ['code-unknown', 'check-code'],
  ['serial-number-unknown', 'check-serial-number'],
  ['partner-unavailable', 'try-later'],
] as const)('says of %s in one place what is wrong and what to do, and nothing else', async (kind, step) => {
  await told({ kind });
  expect(line()).toHaveTextContent(say(`problem.${kind}.title`));
  expect(line()).toHaveTextContent(say(`next.${step}`));
  expect(screen.getAllByText(say(`next.${step}`))).toHaveLength(1);
  expect(help(kind)).toBeNull();
});

it('shows beside a field all that helps, and folds cause and error code', async () => {
  await told({ kind: 'safety-lock', code: 'RDMx3' });
  for (const words of ['next.try-later', 'common.support'] as const)
    expect(screen.getByText(say(words))).toBeVisible();
  const folded = [screen.getByText(say('problem.safety-lock.cause')), screen.getByText('RDMx3')];
  for (const words of folded) expect(words).not.toBeVisible();
  screen.getByRole('group').setAttribute('open', '');
  for (const words of folded) expect(words).toBeVisible();
});

it('folds neither the link of the next step nor the hotline', async () => {
  const phone = '+49 30 23125 401';
  await told({ kind: 'old-format' }, { site: { support: { ...aSite().support, phone } } });
  expect(screen.getByRole('link', { name: say('next.toReactivate') })).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toBeVisible();
});

it('says the earliest moment before the button', async () => {
  const site = { timeZone: 'America/New_York', country: 'US' };
  await told({ kind: 'bought-recently', availableAt: Date.UTC(2026, 5, 16, 2, 30) }, { site });
  expect(screen.getByRole('region')).toHaveTextContent(/June 15, 2026 at 10:30/);
});

it('says a moment of our own rule where the backend names none', async () => {
  // A Friday in New York, a Saturday in UTC.
  const at = Date.UTC(2026, 5, 20, 2);
  await told({ kind: 'not-in-system' }, { site: { timeZone: 'America/New_York', country: 'US' }, at });
  expect(screen.getByRole('region')).toHaveTextContent(/June 22, 2026 at 12:00/);
});

it.each(PROBLEM_KINDS)('speaks of an error beside a field only in the line of %s', async (kind) => {
  await told({ kind });
  expect(line()).toHaveTextContent(say(`problem.${kind}.title`));
  expect(screen.queryByText(say('kind.error'))).toBeNull();
});

it.each([
  ['code-unknown', null],
  ['already-redeemed', 'spent'],
  ['blocked-fraud', 'reserved'],
] as const)('speaks beside a field of the money only where it moved: %s', async (kind, money) => {
  await told({ kind });
  for (const word of ['untouched', 'spent', 'reserved'] as const)
    expect(screen.queryAllByText(say(`money.${word}`))).toHaveLength(word === money ? 1 : 0);
});

it('never folds the operator’s own words away', async () => {
  const site = { overrideApiErrorMessageHtml: '<b>Call 0800 123</b>' };
  await told({ kind: 'unknown', code: 'STDx1' }, { site });
  expect(await screen.findByText('Call 0800 123')).toBeVisible();
});

/** A form with its field and button, a link elsewhere, and a panel that comes while one of them has the focus. */
async function comesWhileFocused(name: string) {
  const { services } = await anApp({ locale: 'en' });
  let come = () => {};
  const Page = () => {
    const [attempt, setAttempt] = useState(0);
    come = () => setAttempt(1);
    return (
      <>
        <form>
          <input id="code" aria-label="field" />
          <button type="submit">submit</button>
          <button type="button">other</button>
        </form>
        <a href="#elsewhere">elsewhere</a>
        {attempt > 0 && <ProblemHelp beside="code" problem={{ kind: 'code-unknown' }} attempt={attempt} />}
      </>
    );
  };
  await show(services, <Page />);
  screen.getByText(name).focus();
  act(() => come());
  return document.activeElement;
}

it('leads the focus from the button of a form to its field', async () => {
  expect(await comesWhileFocused('submit')).toHaveAccessibleName('field');
});

it.each(['other', 'elsewhere'])('leaves a focus that the user has moved meanwhile: %s', async (name) => {
  expect(await comesWhileFocused(name)).toHaveTextContent(name);
});
