import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSession } from '#tests/data/voucher.ts';
import { fillWithoutFocus } from '#tests/data/fillWithoutFocus.ts';
import { CODE, anEntry, field, pass, press, type } from './aCodeEntry.tsx';

it('says of a proof that was refused why, and asks for another without losing the code', async () => {
  const { captcha, apis, services } = await anEntry({
    codeAnswers: [refusal('captcha-invalid', { code: 'CAPx1' }), done(aSession())],
  });
  type(CODE);
  pass(captcha);
  await press();
  const problem = await screen.findByRole('region', { name: say('problem.captcha-invalid.title') });
  await waitFor(() => expect(problem).toHaveFocus());
  expect(problem).toHaveTextContent(say('problem.captcha-invalid.cause'));
  expect(screen.getByText(say('next.confirm-again'))).toBeVisible();
  expect(problem).toHaveTextContent(say('money.untouched'));
  expect(field()).toHaveValue(CODE);
  expect(captcha.events).toEqual(['reset']);
  await press();
  expect(apis.voucher.asked, 'the refused proof is not sent again').toHaveLength(1);
  await act(async () => captcha.last().onToken('token-2'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1', 'token-2']);
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('asks a question in the captcha’s place and sends its answer', async () => {
  const { captcha, apis } = await anEntry({
    questions: [done({ id: 'q1', question: 'What is 3 + 4?' })],
    codeAnswers: [done(aSession())],
  });
  await act(async () => captcha.last().onError());
  expect(screen.queryByRole('group', { name: say('redeem.captcha.label') })).toBeNull();
  expect(captcha.events).toContain('destroy');
  const answer = await screen.findByRole('textbox', { name: say('redeem.captcha.question') });
  expect(answer).toHaveAccessibleDescription('What is 3 + 4?');
  type(CODE);
  fireEvent.change(answer, { target: { value: '7' } });
  await press();
  expect(apis.voucher.asked[0]?.captcha).toBe('question:q1:7');
});

it('leads a press to the answer of the question that comes in place of the captcha, and sends it once', async () => {
  const { captcha, apis } = await anEntry({
    questions: [done({ id: 'q1', question: 'What is 3 + 4?' })],
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
  fireEvent.change(answer, { target: { value: '7' } });
  await act(async () => fireEvent.submit(answer));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['question:q1:7']);
});

it('says that neither can be loaded, and tries again', async () => {
  await anEntry({ questions: [refusal('offline'), done({ id: 'q1', question: 'What is 3 + 4?' })] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.captcha.instead') })));
  expect(screen.getByRole('alert')).toHaveTextContent(say('redeem.captcha.unavailable'));
  type(CODE);
  await press();
  fireEvent.click(screen.getByRole('link', { name: say('redeem.captcha.fault') }));
  expect(document.activeElement).toContainElement(screen.getByRole('alert'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('textbox', { name: say('redeem.captcha.question') })).toBeInTheDocument();
});

it('shows no captcha where the site has none', async () => {
  const { captcha } = await anEntry({ site: { captcha: { active: false, siteKey: '' } } });
  expect(captcha.placed).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
});

it('draws the captcha into its place with the focus in the form, once, and asks for none before', async () => {
  const { captcha } = await anEntry();
  const group = screen.getByRole('group', { name: say('redeem.captcha.label') });
  expect(group).toHaveTextContent(say('redeem.captcha.waits'));
  expect(captcha.placed).toEqual([]);
  act(() => field().focus());
  act(() => screen.getByRole('button', { name: saying('redeem.code.submit') }).focus());
  expect(captcha.placed.map(({ place }) => place)).toEqual([document.getElementById('captcha')]);
});

it.each(['input', 'change'])(
  'draws the captcha for a code that a password manager fills in, told by %s',
  async (told) => {
    const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
    act(() => fillWithoutFocus(field(), CODE, told));
    expect(captcha.placed.map(({ place }) => place)).toEqual([document.getElementById('captcha')]);
    act(() => captcha.last().onToken('token-1'));
    await press();
    expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
  },
);

it('asks for the captcha at a press, where nothing of the form had the focus, and goes on once it has passed', async () => {
  const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
  type(CODE);
  await press();
  expect(captcha.placed).toHaveLength(1);
  expect(screen.getByRole('button', { name: saying('redeem.code.busy') })).toBeVisible();
  await act(async () => captcha.last().onToken('token-1'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
});

it('says what to do where the captcha waits for the person, and leads there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { apis } = await anEntry();
  type(CODE);
  await press();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('region', { name: say('redeem.code.summary') })).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: say('redeem.captcha.fault') }));
  expect(document.getElementById('captcha')).toHaveFocus();
  expect(screen.queryByText(say('redeem.captcha.waits'))).toBeNull();
  expect(apis.voucher.asked).toEqual([]);
});

it('takes nobody away from the captcha, tells it there, and makes the press once that has passed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
  type(CODE);
  await press();
  const place = document.getElementById('captcha');
  act(() => place?.focus());
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(place).toHaveFocus();
  const [told] = screen.getAllByText(say('redeem.captcha.fault'), { selector: 'p, p *' });
  expect(told?.closest('[aria-live]'), 'it is spoken').toHaveAttribute('aria-live', 'polite');
  await act(async () => captcha.last().onToken('token-1'));
  expect(apis.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
});

/** A form whose page can change its language from German to French. */
const inTwoLanguages = { locale: 'de-CH', site: { languages: ['de-CH', 'fr-CH'] } } as const;
const speakFrench = ({ services }: Awaited<ReturnType<typeof anEntry>>) =>
  act(async () => void (await services.language.change('fr-CH')));
const germanField = () => screen.getByRole('textbox', { name: /Gutscheincode/ });

it('draws the captcha anew in another language and keeps the code; what the old one gave counts no more', async () => {
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

it('keeps a press that waits through a change of language, and makes it once the new captcha has passed', async () => {
  const entry = await anEntry({ ...inTwoLanguages, codeAnswers: [done(aSession())] });
  fireEvent.change(germanField(), { target: { value: CODE } });
  await act(async () => fireEvent.submit(germanField()));
  await speakFrench(entry);
  expect(entry.captcha.placed.map(({ wish }) => wish.locale)).toEqual(['de-CH', 'fr-CH']);
  expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await act(async () => entry.captcha.last().onToken('token-1'));
  expect(entry.apis.voucher.asked.map(({ captcha }) => captcha)).toEqual(['token-1']);
});

it('asks its question anew in another language, without taking the focus', async () => {
  const entry = await anEntry({
    ...inTwoLanguages,
    questions: [
      done({ id: 'q1', question: 'Wie viel ist 3 + 4?' }),
      done({ id: 'q2', question: 'Combien font 3 + 4 ?' }),
    ],
  });
  fireEvent.change(germanField(), { target: { value: CODE } });
  await act(async () => entry.captcha.last().onError());
  expect(screen.getByText('Wie viel ist 3 + 4?')).toBeInTheDocument();
  await speakFrench(entry);
  expect(await screen.findByText('Combien font 3 + 4 ?')).toBeInTheDocument();
  expect(screen.queryByText('Wie viel ist 3 + 4?')).toBeNull();
  expect(screen.getByDisplayValue(CODE)).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
