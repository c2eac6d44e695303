import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/locale.ts';
import { MONEY_STATES, PROBLEM_KINDS, type Problem } from '#domain/problem/problem.ts';
import { moneyStatement } from '#domain/problem/moneyStatement.ts';
import { say } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { anApp } from '#tests/data/anApp.ts';
import { TOLD_PROBLEMS } from '#tests/data/problems.ts';
import { show } from '#tests/data/show.tsx';
import { aSiteEntry } from '#tests/data/site.ts';
import { aCode } from '#tests/data/voucher.ts';
import { ProblemPanel } from '#ui/problems/ProblemPanel.tsx';

const RAW = /\b(?:problem|next|money|kind|common)\.[a-z]|\{\{|\}\}|\b(?:undefined|null|NaN)\b|Invalid Date/;

const AT = aSiteEntry({ id: 'at', brand: 'Frohgut Wien' });

it.each(LANGUAGES)(
  'shows for every problem in %s what happened, the next step and where the money is',
  async (locale) => {
    const { services, t } = await anApp({ locale, sites: [AT] });
    const plain = PROBLEM_KINDS.flatMap((kind): Problem[] => [{ kind, code: 'VCRx99' }, { kind }]);
    const cases = [...plain, ...TOLD_PROBLEMS];
    // One render of all panels takes a fifth of the time.
    await show(
      services,
      cases.map((problem, index) => <ProblemPanel key={index} problem={problem} about={{ code: aCode() }} />),
    );
    const panels = screen.getAllByRole('region');
    expect(panels).toHaveLength(cases.length);
    for (const [index, { kind }] of cases.entries()) {
      const panel = panels[index] as HTMLElement;
      const title = t(`problem.${kind}.title`);
      expect(panel, kind).toHaveAccessibleName(title);
      expect(panel.textContent, kind).not.toMatch(RAW);
      expect(title, kind).toMatch(/\p{L}{2}/u);
      const money = t(`money.${moneyStatement({ kind }, null)}`);
      expect(panel, kind).toHaveTextContent(money);
      const nothingMore = title.length + money.length + 20;
      expect(panel.textContent.length, `${kind} has a cause`).toBeGreaterThan(nothingMore);
      expect(sentences(panel), `${kind} has a next step`).toBeGreaterThan(2);
    }
  },
);

/** Cause, money and next steps, each a paragraph or a link. */
function sentences(panel: HTMLElement): number {
  return panel.querySelectorAll('div > p, section > p:not(:first-child), a').length;
}

it('gives every kind of problem its own title and cause', async () => {
  const { t } = await anApp({ locale: 'en' });
  const causes = PROBLEM_KINDS.map((kind) => t(`problem.${kind}.cause`, { count: 3, hours: 24 }));
  expect(new Set(causes).size).toBe(PROBLEM_KINDS.length);
});

it('names the unreadable field of a voucher token in the operator’s log, and shows it to no user', async () => {
  const { services, log } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind: 'unreadable-answer', field: 'balanceInCent' }} />);
  expect(log.facts).toEqual([
    { kind: 'problem', name: 'unreadable-answer' },
    { kind: 'token', name: 'balanceInCent' },
  ]);
  expect(document.body).not.toHaveTextContent('balanceInCent');
});

it.each(MONEY_STATES)('shows the money state %s that the backend reports', async (moneyState) => {
  const { services, t } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind: 'partner-unavailable', moneyState }} />);
  for (const state of MONEY_STATES) {
    expect(screen.queryAllByText(t(`money.${state}`))).toHaveLength(state === moneyState ? 1 : 0);
  }
});

it('shows an error code with a button to copy it, and no code if there is none', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <ProblemPanel problem={{ kind: 'unknown', code: 'VCRx99' }} />);
  expect(screen.getByText('VCRx99')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('problem.copy') })).toBeInTheDocument();
  cleanup();
  await show(services, <ProblemPanel problem={{ kind: 'unknown' }} />);
  expect(screen.queryByText(say('problem.code'))).toBeNull();
});

it('shows a code full of markup as text', async () => {
  const { services } = await anApp({ locale: 'en' });
  const { container } = await drawn(services, { kind: 'unknown', code: '<img src=x onerror=alert(1)>' });
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it.each(['bought-recently', 'not-in-system'] as const)(
  'shows for %s the moment from which the code works, in the time zone of the site',
  async (kind) => {
    const site = { timeZone: 'America/New_York', country: 'US' };
    const { services } = await anApp({ locale: 'en', site });
    const availableAt = Date.UTC(2026, 5, 16, 2, 30);
    await show(services, <ProblemPanel problem={{ kind, availableAt }} />);
    expect(screen.getByText(/June 15, 2026 at 10:30/)).toBeInTheDocument();
  },
);

it.each(['bought-recently', 'not-in-system'] as const)(
  'shows for %s the latest moment by our rule, in the time zone of the site, if the backend names none',
  async (kind) => {
    // A Friday in New York, a Saturday in UTC.
    const at = Date.UTC(2026, 5, 20, 2);
    const site = { timeZone: 'America/New_York', country: 'US' };
    const { services } = await anApp({ locale: 'en', site, at });
    await show(services, <ProblemPanel problem={{ kind }} />);
    const words = screen.getByText(/June 22, 2026 at 12:00/);
    expect(words).toHaveTextContent(/June 24, 2026 at 12:00/);
    expect(words).toBeVisible();
  },
);

it.each([
  ['the moment that the backend names', tomorrow, 'DTSTART:20260616T120000Z'],
  ['the latest moment if it names none', undefined, 'DTSTART:20260616T120000Z'],
])('saves %s to the calendar without the code', async (_which, availableAt, line) => {
  const { services, saved } = await anApp({ locale: 'en' });
  const problem: Problem = { kind: 'bought-recently', ...(availableAt && { availableAt }) };
  await show(services, <ProblemPanel problem={problem} about={{ code: aCode('Ab3dE6gH9') }} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('next.remind') })));
  expect(saved).toHaveLength(1);
  expect(saved[0]?.file).toContain(line);
  expect(saved[0]?.file).toContain('TRIGGER:PT0S');
  expect(saved[0]?.file).not.toContain('Ab3dE6gH9');
  expect(screen.getByText(say('next.reminded'))).toBeInTheDocument();
});

it('shows a message if the calendar file cannot be made, and keeps the panel', async () => {
  const { services } = await anApp({ locale: 'en', areasMissing: true });
  await show(services, <ProblemPanel problem={{ kind: 'bought-recently' }} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('next.remind') })));
  expect(services.flash.messages.map(({ html }) => html)).toEqual([say('redeem.unreachable')]);
  expect(screen.queryByText(say('next.reminded'))).toBeNull();
});

it('names the number of years for which vouchers of this site are valid', async () => {
  const { services } = await anApp({ locale: 'en', site: { validityYears: 1 } });
  await show(services, <ProblemPanel problem={{ kind: 'expired-by-age' }} />);
  expect(screen.getByText(say('problem.expired-by-age.cause', { count: 1 }))).toBeInTheDocument();
});

it('names the number of hours that a reactivation takes on this site', async () => {
  const { services } = await anApp({ locale: 'en', site: { reactivationHours: 48 } });
  await show(services, <ProblemPanel problem={{ kind: 'old-format' }} />);
  expect(screen.getByText(/48 hours/)).toBeInTheDocument();
});

async function drawn(services: Awaited<ReturnType<typeof anApp>>['services'], problem: Problem) {
  await show(services, <ProblemPanel problem={problem} />);
  return { container: screen.getByRole('region') };
}

it('shows when the giver of a voucher that is not activated can be reminded again, if that is known', async () => {
  const { services } = await anApp({ locale: 'en' });
  const problem = { kind: 'not-activated', nextReminderAt: Date.UTC(2026, 5, 16, 10) } as const;
  await show(services, <ProblemPanel problem={problem} />);
  expect(screen.getByText(/June 16, 2026|16 June 2026/)).toBeInTheDocument();
  expect(screen.getByText(say('next.once-activated'))).toBeInTheDocument();
  cleanup();
  await show(services, <ProblemPanel problem={{ kind: 'not-activated' }} />);
  expect(screen.queryByText(/June/)).toBeNull();
  expect(screen.getByText(say('next.once-activated'))).toBeInTheDocument();
});

it('is reported to the operator once while shown, and again for another kind or when shown again', async () => {
  const { services, log } = await anApp({ locale: 'en' });
  const page = observable.box<Problem | null>({ kind: 'letter-pin-locked' }, { deep: false });
  const Page = observer(() => {
    const problem = page.get();
    return problem && <ProblemPanel problem={{ ...problem }} />;
  });
  await show(services, <Page />);
  const becomes = (problem: Problem | null) => act(async () => runInAction(() => page.set(problem)));
  await becomes({ kind: 'letter-pin-locked', availableAt: tomorrow });
  await becomes({ kind: 'offline' });
  await becomes(null);
  await becomes({ kind: 'offline' });
  expect(log.facts.map(({ name }) => name)).toEqual(['letter-pin-locked', 'offline', 'offline']);
});
