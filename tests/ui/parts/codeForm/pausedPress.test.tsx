import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import pause from '#locales/pause.json';
import { refusal } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { ServicesContext } from '#ui/session/services.ts';
import { App } from '#ui/shell/App.tsx';
import { Pause } from '#ui/shell/Pause.tsx';
import { CODE, field, press, type } from './aCodeEntry.tsx';

const SOON = now + 60_000;

beforeEach(() => window.history.replaceState(null, '', '/'));

/** The entry with a typed code on a site whose maintenance starts soon and may end. */
async function anEntryBefore() {
  const app = await anApp({
    locale: 'en',
    site: { maintenance: { active: true, start: SOON, end: SOON + 60_000 } },
    shops: { walls: [refusal('offline'), refusal('offline')] },
    codeAnswers: [done(aSession())],
  });
  await act(async () => {
    render(<App services={app.services} />);
  });
  type(CODE);
  const lookAt = (at: number) =>
    act(async () => {
      vi.spyOn(app.device.clock, 'now').mockReturnValue(at);
      app.services.site.look();
    });
  return { ...app, lookAt };
}

const paused = () => screen.findByRole('heading', { level: 1, name: pause.en.maintenanceTitle });

it('drops a press that waits for the captcha when a maintenance starts, and reports it once', async () => {
  const { captcha, apis, services, lookAt } = await anEntryBefore();
  await press();
  const { onToken } = captcha.last();
  await lookAt(SOON);
  expect(await paused()).toBeInTheDocument();
  expect(await screen.findByText(pause.en.dropped)).toBeInTheDocument();
  onToken('token-1');
  expect(apis.voucher.asked).toEqual([]);
  await lookAt(SOON + 60_000);
  expect(await screen.findByRole('textbox', { name: say('redeem.code.label') })).toHaveValue('');
  expect(screen.queryByRole('region', { name: say('redeem.code.summary') })).toBeNull();
  expect(services.arrival.takePress()).toBe(false);
});

it('does not mention a dropped press if none was waiting when a maintenance starts', async () => {
  const { lookAt } = await anEntryBefore();
  fireEvent.focus(field());
  await lookAt(SOON);
  expect(await paused()).toBeInTheDocument();
  expect(screen.queryByText(pause.en.dropped)).toBeNull();
});

it('reports a dropped press even if React discards the first render of the page', async () => {
  const { services, lookAt } = await anEntryBefore();
  await lookAt(SOON);
  await paused();
  services.arrival.leavePress();
  const { promise: later, resolve } = Promise.withResolvers<string>();
  const Later = () => use(later);
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <Suspense>
          <Pause texts={pause} />
          <Later />
        </Suspense>
      </ServicesContext>,
    );
  });
  await act(async () => resolve(''));
  expect(await screen.findByText(pause.en.dropped)).toBeInTheDocument();
});
