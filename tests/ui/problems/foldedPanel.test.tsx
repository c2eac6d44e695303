import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSite } from '#tests/data/site.ts';
import { ProblemLine } from '#ui/problems/ProblemLine.tsx';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

it('shows beside a field all that helps, and folds cause and error code', async () => {
  const { services } = await anApp({ locale: 'en' });
  const problem = { kind: 'safety-lock', code: 'RDMx3' } as const;
  await show(services, <ProblemPanel beside="code" problem={problem} />);
  for (const words of ['next.try-later', 'next.contact-support', 'common.support'] as const)
    expect(screen.getByText(say(words))).toBeVisible();
  const folded = [screen.getByText(say('problem.safety-lock.cause')), screen.getByText('RDMx3')];
  for (const words of folded) expect(words).not.toBeVisible();
  screen.getByRole('group').setAttribute('open', '');
  for (const words of folded) expect(words).toBeVisible();
});

it('folds neither the link of the next step nor the hotline', async () => {
  const phone = '+49 30 23125 401';
  const { services } = await anApp({ locale: 'en', site: { support: { ...aSite().support, phone } } });
  await show(services, <ProblemPanel beside="code" problem={{ kind: 'old-format' }} />);
  expect(screen.getByRole('link', { name: say('next.toReactivate') })).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toBeVisible();
});

it.each(PROBLEM_KINDS)('speaks of an error beside a field only in the line of %s', async (kind) => {
  const { services } = await anApp({ locale: 'en' });
  await show(
    services,
    <>
      <ProblemLine fieldId="code" problem={{ kind }} />
      <ProblemPanel beside="code" problem={{ kind }} />
    </>,
  );
  expect(document.getElementById('code-told')).toHaveTextContent(say(`problem.${kind}.title`));
  expect(screen.queryByText(say('kind.error'))).toBeNull();
});

it.each([
  ['code-unknown', null],
  ['already-redeemed', 'spent'],
  ['blocked-fraud', 'reserved'],
] as const)('speaks beside a field of the money only where it moved: %s', async (kind, money) => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel beside="code" problem={{ kind }} />);
  for (const word of ['untouched', 'spent', 'reserved'] as const)
    expect(screen.queryAllByText(say(`money.${word}`))).toHaveLength(word === money ? 1 : 0);
});

it('never folds the operator’s own words away', async () => {
  const site = { overrideApiErrorMessageHtml: '<b>Call 0800 123</b>' };
  const { services } = await anApp({ locale: 'en', site });
  await show(services, <ProblemPanel beside="code" problem={{ kind: 'unknown', code: 'STDx1' }} />);
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
        {attempt > 0 && <ProblemPanel beside="code" problem={{ kind: 'code-unknown' }} attempt={attempt} />}
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
