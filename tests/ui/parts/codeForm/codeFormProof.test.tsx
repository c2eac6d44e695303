import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, anEntry, field, pass, press, type } from './aCodeEntry.tsx';

it('says of a proof that was refused why, and asks for another without losing the code', async () => {
  const { captcha, desks, services } = await anEntry({
    codeAnswers: [refusal('captcha-invalid', { code: 'CAPx1' }), done(aSession())],
  });
  type(CODE);
  pass(captcha);
  await press();
  const problem = await screen.findByRole('region', { name: say('problem.captcha-invalid.title') });
  expect(problem).toHaveFocus();
  expect(problem).toHaveTextContent(say('problem.captcha-invalid.cause'));
  expect(screen.getByText(say('next.confirm-again'))).toBeVisible();
  expect(problem).toHaveTextContent(say('money.untouched'));
  expect(field()).toHaveValue(CODE);
  expect(captcha.events).toEqual(['reset']);
  await press();
  expect(desks.voucher.asked, 'the refused proof is not sent again').toHaveLength(1);
  act(() => captcha.last().onToken('token-2'));
  await press();
  expect(desks.voucher.asked.map((asked) => asked.captcha)).toEqual(['token-1', 'token-2']);
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('asks a question in the captcha’s place and sends its answer', async () => {
  const { captcha, desks } = await anEntry({
    questions: [done({ id: 'q1', question: 'What is 3 + 4?' })],
    codeAnswers: [done(aSession())],
  });
  await act(async () => captcha.last().onError());
  expect(screen.queryByRole('group', { name: say('redeem.captcha.label') })).toBeNull();
  expect(captcha.events).toContain('destroy');
  const answer = screen.getByRole('textbox', { name: say('redeem.captcha.question') });
  expect(answer).toHaveAccessibleDescription('What is 3 + 4?');
  type(CODE);
  fireEvent.change(answer, { target: { value: '7' } });
  await press();
  expect(desks.voucher.asked[0]?.captcha).toBe('question:q1:7');
});

it('says that neither can be loaded, and tries again', async () => {
  await anEntry({ questions: [refusal('offline'), done({ id: 'q1', question: 'What is 3 + 4?' })] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('redeem.captcha.instead') })));
  expect(screen.getByRole('alert')).toHaveTextContent(say('redeem.captcha.unavailable'));
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

it('draws the captcha into its place in the page', async () => {
  const { captcha } = await anEntry();
  expect(captcha.placed.at(-1)?.place).toBe(document.getElementById('captcha'));
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
  expect(entry.captcha.placed.map(({ wish }) => wish.locale)).toEqual(['de-CH', 'fr-CH']);
  expect(entry.captcha.events).toEqual(['destroy']);
  expect(screen.getByDisplayValue(CODE)).toBeInTheDocument();
  await act(async () => fireEvent.submit(screen.getByDisplayValue(CODE)));
  expect(entry.desks.voucher.asked).toEqual([]);
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
