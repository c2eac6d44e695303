import { act, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { UnclearOutcome } from '#ui/orders/UnclearOutcome.tsx';

type Props = Parameters<typeof UnclearOutcome>[0];

const FINDING = say('check.finding');

async function anOutcome(state: Props['state'], looked: Partial<Props['screen']> = {}) {
  const { services } = await anApp({ locale: 'en' });
  const asked = { looks: 0, quietly: false, ...looked };
  await show(
    services,
    <UnclearOutcome
      screen={asked}
      onFindOut={async () => undefined}
      state={state}
      kind="redemption-unclear"
      finding={FINDING}
    />,
  );
}

const unclear = () => screen.queryByRole('region', { name: say('problem.redemption-unclear.title') });

it('shows that the lookup is running, and no problem card, before the first answer', async () => {
  await anOutcome({ kind: 'finding-out', problem: { kind: 'timed-out' } });
  expect(screen.getByText(FINDING)).toBeInTheDocument();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the unclear outcome and offers to ask again', async () => {
  await anOutcome({ kind: 'unclear', problem: { kind: 'timed-out' } });
  expect(unclear()).toHaveTextContent(say('money.unknown'));
  expect(screen.getByRole('button', { name: say('check.findOut') })).toBeEnabled();
});

const LOST = say('problem.redemption-unclear.cause');
const ANSWERED = say('problem.redemption-unclear.answered');

it.each(['offline', 'timed-out'] as const)(
  'attributes the unclear outcome to a lost connection after %s',
  async (kind) => {
    await anOutcome({ kind: 'unclear', problem: { kind, moneyState: 'unknown' } });
    expect(unclear()).toHaveTextContent(LOST);
    expect(unclear()).not.toHaveTextContent(ANSWERED);
  },
);

it.each<Props['state']['problem']>([
  { kind: 'unreadable-answer' },
  { kind: 'server-down', moneyState: 'unknown' },
  { kind: 'unknown', code: 'STDx1' },
  { kind: 'timed-out', moneyState: 'reserved' },
])('does not blame the connection for an answer that settles nothing: %o', async (problem) => {
  await anOutcome({ kind: 'unclear', problem });
  expect(unclear()).toHaveTextContent(ANSWERED);
  expect(unclear()).not.toHaveTextContent(LOST);
});

it('says that the value is reserved if the backend reported it so', async () => {
  await anOutcome({ kind: 'unclear', problem: { kind: 'redemption-unclear', moneyState: 'reserved' } });
  expect(unclear()).toHaveTextContent(say('money.reserved'));
});

it('keeps showing the unclear outcome while it looks it up in the background', async () => {
  await anOutcome({ kind: 'finding-out', problem: { kind: 'timed-out' } }, { quietly: true });
  expect(unclear()).not.toBeNull();
  expect(screen.queryByText(FINDING)).toBeNull();
});

it('is reported to the operator once for all lookups, automatic or by the user', async () => {
  const { services, log } = await anApp({ locale: 'en' });
  const unanswered: Props['state'] = { kind: 'unclear', problem: { kind: 'timed-out' } };
  const page = makeAutoObservable({
    looks: 0,
    quietly: false,
    state: unanswered,
    become: (state: Props['state'], looks = 0) => Object.assign(page, { state, looks, quietly: looks === 0 }),
  });
  const Page = observer(() => (
    <UnclearOutcome
      screen={page}
      onFindOut={async () => undefined}
      state={page.state}
      kind="redemption-unclear"
      finding={FINDING}
    />
  ));
  await show(services, <Page />);
  for (const looks of [0, 0, 1]) {
    await act(async () => page.become({ kind: 'finding-out', problem: page.state.problem }, looks));
    await act(async () => page.become({ kind: 'unclear', problem: { kind: 'offline' } }, looks));
  }
  expect(log.facts.filter(({ kind }) => kind === 'problem')).toEqual([
    { kind: 'problem', name: 'redemption-unclear' },
  ]);
});
