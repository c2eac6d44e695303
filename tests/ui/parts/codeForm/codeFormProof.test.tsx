import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSession } from '#tests/data/voucher.ts';
import { fillWithoutFocus } from '#tests/data/fillWithoutFocus.ts';
import { CODE, anEntry, field, pass, press, type } from './aCodeEntry.tsx';

it('shows why a proof was refused, keeps the code and sends it again with a new proof', async () => {
  const { captcha, apis, services } = await anEntry({
    codeAnswers: [refusal('captcha-invalid', { code: 'CAPx1' }), done(aSession())],
  });
  type(CODE);
  pass(captcha);
  await press();
  await waitFor(() => expect(field()).toHaveFocus());
  for (const words of ['problem.captcha-invalid.title', 'next.confirm-again'] as const)
    expect(field()).toHaveAccessibleDescription(saying(words));
  expect(screen.getByText(say('problem.captcha-invalid.cause'))).toBeInTheDocument();
  expect(screen.queryByText(say('money.untouched')), 'no money moved').toBeNull();
  expect(field()).toHaveValue(CODE);
  expect(captcha.events).toEqual(['reset']);
  await press();
  expect(apis.voucher.asked, 'the refused proof is not sent again').toHaveLength(1);
  await act(async () => captcha.last().onToken('token-2'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1', 'token-2']);
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('asks a question in place of a failed captcha and sends its answer', async () => {
  const { captcha, apis } = await anEntry({
    questions: [done({ id: 'q1', question: 'Type these digits: 4 7 2' })],
    codeAnswers: [done(aSession())],
  });
  await act(async () => captcha.last().onError());
  expect(screen.queryByRole('group', { name: say('redeem.captcha.label') })).toBeNull();
  expect(captcha.events).toContain('destroy');
  const answer = await screen.findByRole('textbox', { name: say('redeem.captcha.question') });
  expect(answer).toHaveAccessibleDescription('Type these digits: 4 7 2');
  type(CODE);
  fireEvent.change(answer, { target: { value: '472' } });
  await press();
  expect(apis.voucher.asked[0]?.captcha).toBe('question:q1:472');
});

it('moves the focus of a waiting press to the question that replaces the captcha, and sends it once', async () => {
  const { captcha, apis } = await anEntry({
    questions: [done({ id: 'q1', question: 'Type these digits: 4 7 2' })],
    codeAnswers: [done(aSession())],
  });
  type(CODE);
  await press();
  await act(async () => captcha.last().onError());
  const answer = await screen.findByRole('textbox', { name: say('redeem.captcha.question') });
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('region', { name: say('redeem.code.summary') })).toBeNull();
  expect(screen.getByRole('button', { name: say('redeem.code.submit') })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  fireEvent.change(answer, { target: { value: '472' } });
  await act(async () => fireEvent.submit(answer));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['question:q1:472']);
});

it('says that neither captcha nor question can be loaded, and tries again', async () => {
  await anEntry({
    questions: [refusal('offline'), done({ id: 'q1', question: 'Type these digits: 4 7 2' })],
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.captcha.instead') })));
  expect(screen.getByRole('alert')).toHaveTextContent(say('redeem.captcha.unavailable'));
  type(CODE);
  await press();
  expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('textbox', { name: say('redeem.captcha.question') })).toBeInTheDocument();
});

it('goes back from the question to the automatic check, which then sends', async () => {
  const { captcha, apis } = await anEntry({
    questions: [done({ id: 'q1', question: 'Type these digits: 4 7 2' })],
    codeAnswers: [done(aSession())],
  });
  type(CODE);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.captcha.instead') })));
  await screen.findByRole('textbox', { name: say('redeem.captcha.question') });
  act(() => screen.getByRole('button', { name: say('redeem.captcha.back') }).focus());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.captcha.back') })));
  expect(screen.queryByRole('textbox', { name: say('redeem.captcha.question') })).toBeNull();
  expect(screen.getByRole('button', { name: say('redeem.captcha.instead') })).toHaveFocus();
  act(() => captcha.last().onToken('token-2'));
  await press();
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-2']);
});

it('shows no captcha on a site without one', async () => {
  const { captcha } = await anEntry({ site: { captcha: { active: false, siteKey: '' } } });
  expect(captcha.placed).toEqual([]);
  expect(screen.queryByRole('group', { name: say('redeem.captcha.label') })).toBeNull();
  expect(screen.queryByText(saying('redeem.captcha.protected'))).toBeNull();
});

it('names a captcha only once it is seen, because an unseen one is empty', async () => {
  const { captcha } = await anEntry();
  const isNamed = () => screen.queryByRole('group', { name: say('redeem.captcha.label') }) !== null;
  type(CODE);
  expect(captcha.placed).toHaveLength(1);
  const place = document.getElementById('captcha');
  expect(place).not.toHaveAttribute('role');
  expect(place).not.toHaveAttribute('aria-labelledby');
  act(() => captcha.last().onPressWanted(true));
  expect(isNamed()).toBe(true);
  act(() => captcha.last().onPressWanted(false));
  expect(isNamed()).toBe(false);
});

it('mounts the captcha once when the form receives the focus, and not before', async () => {
  const { captcha } = await anEntry();
  expect(screen.getByText(saying('redeem.captcha.protected'))).toBeVisible();
  expect(captcha.placed).toEqual([]);
  act(() => field().focus());
  act(() => screen.getByRole('button', { name: saying('redeem.code.submit') }).focus());
  expect(captcha.placed.map(({ place }) => place.parentElement?.id)).toEqual(['captcha']);
});

it.each(['input', 'change'])(
  'mounts the captcha when a password manager fills in the code with the event %s',
  async (event) => {
    const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
    act(() => fillWithoutFocus(field(), CODE, event));
    expect(captcha.placed.map(({ place }) => place.parentElement?.id)).toEqual(['captcha']);
    act(() => captcha.last().onToken('token-1'));
    await press();
    expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
  },
);

it('mounts the captcha at a press without previous focus, and submits once it is solved', async () => {
  const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
  type(CODE);
  await press();
  expect(captcha.placed).toHaveLength(1);
  expect(screen.getByRole('button', { name: saying('redeem.code.submit') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await act(async () => captcha.last().onToken('token-1'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
});

it('asks the user to solve the captcha and leads to it if it has not passed after eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { apis, captcha } = await anEntry();
  type(CODE);
  await press();
  expect(captcha.placed.at(-1)?.place, 'nothing to do yet').toHaveAttribute('inert');
  await act(() => vi.advanceTimersByTimeAsync(8000));
  const group = screen.getByRole('group', { name: say('redeem.captcha.label') });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription(saying('redeem.captcha.fault.confirm'));
  expect(captcha.placed.at(-1)?.place, 'it can be used').not.toHaveAttribute('inert');
  expect(apis.voucher.asked).toEqual([]);
});

it('keeps the focus in the captcha, announces that it must be solved, and submits once it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
  type(CODE);
  await press();
  const place = document.getElementById('captcha');
  act(() => place?.focus());
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(place).toHaveFocus();
  const polite = document.querySelector('#captcha [aria-live=polite]');
  expect(polite, 'it is spoken, and nothing else').toHaveTextContent(
    `${say('common.errorPrefix')} ${say('redeem.captcha.fault.confirm')}`,
  );
  await act(async () => captcha.last().onToken('token-1'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
});

it('opens a captcha that must be pressed without taking the focus, and leads a press of the form to it', async () => {
  const { captcha } = await anEntry();
  type(CODE);
  act(() => captcha.last().onPressWanted(true));
  expect(screen.getByText(say('redeem.captcha.fault.press'))).toBeVisible();
  expect(document.getElementById('captcha')).not.toHaveFocus();
  await press();
  expect(document.getElementById('captcha')).toHaveFocus();
  act(() => captcha.last().onPressWanted(false));
  expect(screen.queryByText(say('redeem.captcha.fault.press'))).toBeNull();
});

/** A form on a page that can change its language from German to French. */
const inTwoLanguages = { locale: 'de-CH', site: { languages: ['de-CH', 'fr-CH'] } } as const;
const speakFrench = ({ services }: Awaited<ReturnType<typeof anEntry>>) =>
  act(async () => void (await services.language.change('fr-CH')));
const germanField = () => screen.getByRole('textbox', { name: /Gutscheincode/ });

it('mounts a new captcha after a change of language, keeps the code and discards the old token', async () => {
  const entry = await anEntry(inTwoLanguages);
  fireEvent.change(germanField(), { target: { value: CODE } });
  pass(entry.captcha);
  await speakFrench(entry);
  expect(entry.captcha.events).toEqual(['destroy']);
  expect(screen.getByDisplayValue(CODE)).toBeInTheDocument();
  await act(async () => fireEvent.submit(screen.getByDisplayValue(CODE)));
  expect(entry.captcha.placed.map(({ wish }) => wish.locale)).toEqual(['de-CH', 'fr-CH']);
  expect(entry.apis.voucher.asked).toEqual([]);
});

it('keeps a waiting press over a change of language, and submits once the new captcha is solved', async () => {
  const entry = await anEntry({ ...inTwoLanguages, codeAnswers: [done(aSession())] });
  fireEvent.change(germanField(), { target: { value: CODE } });
  await act(async () => fireEvent.submit(germanField()));
  await speakFrench(entry);
  expect(entry.captcha.placed.map(({ wish }) => wish.locale)).toEqual(['de-CH', 'fr-CH']);
  expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await act(async () => entry.captcha.last().onToken('token-1'));
  expect(entry.apis.voucher.asked.map(({ captcha }) => captcha)).toEqual(['token-1']);
});

it('fetches its question again after a change of language, without taking the focus', async () => {
  const entry = await anEntry({
    ...inTwoLanguages,
    questions: [
      done({ id: 'q1', question: 'Bitte geben Sie diese Ziffern ein: 4 7 2' }),
      done({ id: 'q2', question: 'Saisissez 4 7 2' }),
    ],
  });
  fireEvent.change(germanField(), { target: { value: CODE } });
  await act(async () => entry.captcha.last().onError());
  expect(screen.getByText('Bitte geben Sie diese Ziffern ein: 4 7 2')).toBeInTheDocument();
  await speakFrench(entry);
  expect(await screen.findByText('Saisissez 4 7 2')).toBeInTheDocument();
  expect(screen.queryByText('Bitte geben Sie diese Ziffern ein: 4 7 2')).toBeNull();
  expect(screen.getByDisplayValue(CODE)).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
