import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { CONFIRMATIONS, PERSON_FIELDS } from '#domain/fraud/fraudData.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { type FraudTold, aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import type { Device } from '#tests/data/device.ts';
import { pending } from '#tests/data/pending.ts';
import { aJpeg } from '#tests/data/pictures.ts';
import { show } from '#tests/data/show.tsx';
import { CheckView } from '#ui/screens/fraud/check/CheckView.tsx';

afterEach(() => vi.useRealTimers());

const at = Date.UTC(2026, 10, 21, 12);
const DATA = aCheck();
const DOCUMENT = aCheck({ state: 'DOCUMENT_REQUIRED', dataAt: at });
const LETTER = aCheck({ state: 'LETTER_SENT', dataAt: at, documentAt: at, attemptsLeft: 5 });
const VERIFIED = aCheck({
  state: 'VERIFIED',
  dataAt: at,
  documentAt: at,
  verifiedAt: at,
  reviewExpectedBy: at,
});

async function aPage(fraud: FraudTold, earlier?: Device) {
  const app = await anApp({ locale: 'en', fraud }, earlier);
  await show(app.services, <CheckView />, {
    at: `/fraud-prevention/${aFraudIdent}`,
    path: '/fraud-prevention/:ident',
  });
  return app;
}

const heading = (state: string) =>
  screen.getByRole('heading', { level: 1, name: say(`fraud.step.${state}.title`) });
const press = (key: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key) })));
const problem = (kind: string) => screen.getByRole('region', { name: say(`problem.${kind}.title`) });
const box = (key: string) => screen.getByRole('textbox', { name: saying(key) });
const tick = (one: string) => screen.getByRole('checkbox', { name: say(`fraud.confirm.${one}`) });

function fillIn() {
  const draft = aFraudDraft();
  for (const field of PERSON_FIELDS)
    fireEvent.change(box(`customer.${field}`), { target: { value: draft[field] } });
  for (const one of CONFIRMATIONS) fireEvent.click(tick(one));
}

function fileField() {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  return input;
}

const choose = async (file = new File([aJpeg()], 'id.jpg')) => {
  await act(async () => fireEvent.change(fileField(), { target: { files: [file] } }));
  await act(() => vi.waitFor(() => expect(screen.getByText('id.jpg')).toBeInTheDocument()));
};

it('asks for seven confirmations, none of which is set, and offers no way to set them all', async () => {
  await aPage({ looks: [done(DATA)] });
  expect(heading('DATA_REQUIRED')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  for (const one of CONFIRMATIONS) expect(tick(one)).not.toBeChecked();
});

it('lists all that is missing before any call, with the focus on the list', async () => {
  const { desks } = await aPage({ looks: [done(DATA)] });
  await press('fraud.giveData');
  const summary = screen.getByRole('region', { name: say('fraud.summary', { count: 13 }) });
  expect(summary).toHaveFocus();
  expect(tick('truthful')).toHaveAccessibleDescription(saying('fraud.unconfirmed.truthful'));
  expect(desks.fraud.given).toEqual([]);
});

it('goes on to the document once all is given, with the focus on its heading', async () => {
  const { desks } = await aPage({ looks: [done(DATA)], data: [done(DOCUMENT)] });
  fillIn();
  await press('fraud.giveData');
  expect(desks.fraud.given).toMatchObject([{ country: 'DE', data: { firstName: 'Ada', city: 'Berlin' } }]);
  expect(heading('DOCUMENT_REQUIRED')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps what was typed where sending it failed, and says of the value only what is known', async () => {
  await aPage({ looks: [done(DATA), refusal('offline')], data: [refusal('offline')] });
  fillIn();
  await press('fraud.giveData');
  expect(problem('offline')).toHaveFocus();
  expect(problem('offline')).toHaveTextContent(say('fraud.unaffected'));
  expect(problem('offline')).not.toHaveTextContent(say('fraud.reserved'));
  expect(box('customer.city')).toHaveValue('Berlin');
  expect(tick('giftReceived')).toBeChecked();
});

it('finds after a reload what was typed and confirmed, and forgets it once it is given', async () => {
  const { device } = await aPage({ looks: [done(DATA)] });
  fireEvent.change(box('customer.city'), { target: { value: 'Leipzig' } });
  fireEvent.click(tick('truthful'));
  cleanup();
  await aPage({ looks: [done(DATA)], data: [done(DOCUMENT)] }, device);
  expect(box('customer.city')).toHaveValue('Leipzig');
  expect(tick('truthful')).toBeChecked();
  expect(tick('ownAccount')).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(tick('truthful'));
  fillIn();
  await press('fraud.giveData');
  expect(heading('DOCUMENT_REQUIRED')).toBeInTheDocument();
  expect(device.fraudNotes.readDraft(DATA)).toBeNull();
});

it('fills in nothing that was typed for another check', async () => {
  const { device } = await aPage({ looks: [done(DATA)] });
  fireEvent.change(box('customer.city'), { target: { value: 'Leipzig' } });
  cleanup();
  await aPage({ looks: [done({ ...DATA, transactionNumber: 'FP-1' })] }, device);
  expect(box('customer.city')).toHaveValue('');
});

it('is resumed by its link, and asks again for nothing that was given', async () => {
  await aPage({ looks: [done(DOCUMENT)] });
  expect(heading('DOCUMENT_REQUIRED')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const [data, document_, pin, review] = screen.getAllByRole('listitem');
  expect(data).toHaveTextContent(say('fraud.standing.doneAt', { date: '21 November 2026' }));
  expect(document_).toHaveTextContent(say('fraud.standing.now'));
  expect(document_).toHaveAttribute('aria-current', 'step');
  for (const one of [pin, review]) expect(one).toHaveTextContent(say('fraud.standing.later'));
});

it('says that a document is missing, at the button that chooses it', async () => {
  const { desks } = await aPage({ looks: [done(DOCUMENT)] });
  await press('fraud.sendDocument');
  expect(screen.getByRole('button', { name: say('upload.choose') })).toHaveFocus();
  expect(screen.getByText(saying('upload.required'))).toBeInTheDocument();
  expect(desks.fraud.sent).toEqual([]);
});

it('sends the document, and says that the letter is on its way', async () => {
  const { desks } = await aPage({ looks: [done(DOCUMENT)], documents: [done(LETTER)] });
  await choose();
  await press('fraud.sendDocument');
  expect(desks.fraud.sent).toMatchObject([{ kind: 'jpeg' }]);
  expect(heading('LETTER_SENT')).toHaveFocus();
});

it.each([
  ['sends a file that is still being checked as soon as it is', aJpeg(), 1],
  ['sends nothing of a file that is then refused', aJpeg().subarray(0, 40), 0],
])('%s, so that no press is lost', async (_, bytes, sent) => {
  const { desks } = await aPage({ looks: [done(DOCUMENT)], documents: [done(LETTER)] });
  await act(async () => {
    fireEvent.change(fileField(), { target: { files: [new File([bytes], 'id.jpg')] } });
    fireEvent.click(screen.getByRole('button', { name: say('fraud.sendDocument') }));
    fireEvent.click(screen.getByRole('button', { name: say('fraud.sendDocument') }));
  });
  await act(() => vi.waitFor(() => expect(screen.queryByText(say('upload.checking'))).toBeNull()));
  expect(desks.fraud.sent).toHaveLength(sent);
  expect(screen.queryByText(saying('upload.required'))).toBeNull();
});

it('keeps the file where the backend cannot use it', async () => {
  await aPage({ looks: [done(DOCUMENT)], documents: [refusal('upload-refused', { code: 'UPLx1' })] });
  await choose();
  await press('fraud.sendDocument');
  expect(problem('upload-refused')).toHaveFocus();
  expect(problem('upload-refused')).toHaveTextContent(say('fraud.reserved'));
  expect(screen.getByText('id.jpg')).toBeInTheDocument();
});

it('shows how far the document is, and stops it half way', async () => {
  const answer = pending<Answer<typeof LETTER>>();
  const { desks } = await aPage({ looks: [done(DOCUMENT), done(DOCUMENT)] });
  desks.fraud.sendDocument = (_, _file, onProgress) => {
    onProgress(0.25);
    return { answer: answer.promise, cancel: () => answer.answer(refusal('offline')) };
  };
  await choose();
  await press('fraud.sendDocument');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  screen.getByRole('button', { name: say('upload.cancel') }).focus();
  await press('upload.cancel');
  expect(screen.getByText(say('fraud.cancelled'))).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('id.jpg')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('takes the PIN of the letter, and says when the review is expected to end', async () => {
  const { desks } = await aPage({ looks: [done(LETTER)], pins: [done(VERIFIED)] });
  fireEvent.change(box('fraud.pin'), { target: { value: ' 04 2817 ' } });
  await press('fraud.enterPin');
  expect(desks.fraud.tried).toEqual(['042817']);
  expect(heading('VERIFIED')).toHaveFocus();
  expect(screen.getByText(say('fraud.expected', { date: '21 November 2026' }))).toBeInTheDocument();
});

it('says how often a wrong PIN may still be tried, and forgets what was typed', async () => {
  const wrong = refusal('letter-pin-wrong', { code: 'FRDx1', attemptsLeft: 4 });
  await aPage({ looks: [done(LETTER)], pins: [wrong] });
  fireEvent.change(box('fraud.pin'), { target: { value: '111111' } });
  await press('fraud.enterPin');
  expect(problem('letter-pin-wrong')).toHaveFocus();
  expect(problem('letter-pin-wrong')).toHaveTextContent(say('next.attempts-left', { count: 4 }));
  expect(box('fraud.pin')).toHaveAccessibleDescription(saying('next.attempts-left', { count: 4 }));
  expect(box('fraud.pin')).toHaveValue('');
});

it('is locked after the last wrong PIN, and says until when', async () => {
  const lock = refusal('letter-pin-locked', { attemptsLeft: 0, availableAt: Date.UTC(2026, 10, 22, 10) });
  await aPage({ looks: [done(LETTER)], pins: [lock] });
  fireEvent.change(box('fraud.pin'), { target: { value: '111111' } });
  await press('fraud.enterPin');
  expect(problem('letter-pin-locked')).toHaveTextContent('22 November 2026 at 11:00');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is locked when it is opened meanwhile, and opens by itself when the lock ends', async () => {
  vi.useFakeTimers();
  const page = await aPage({ looks: [done({ ...LETTER, lockedUntil: now + 50 * SECOND }), done(LETTER)] });
  expect(problem('letter-pin-locked')).toBeInTheDocument();
  vi.spyOn(page.services.clock, 'now').mockReturnValue(now + 60 * SECOND);
  await act(() => vi.advanceTimersByTimeAsync(60 * SECOND));
  expect(box('fraud.pin')).toBeInTheDocument();
});

it.each([
  ['', 'required'],
  ['12ab', 'digits'],
  ['123', 'length'],
])('refuses the PIN %j before any call', async (typed, fault) => {
  const { desks } = await aPage({ looks: [done(LETTER)] });
  fireEvent.change(box('fraud.pin'), { target: { value: typed } });
  await press('fraud.enterPin');
  expect(box('fraud.pin')).toHaveAccessibleDescription(saying(`fraud.pinFault.${fault}`));
  expect(box('fraud.pin')).toHaveFocus();
  expect(desks.fraud.tried).toEqual([]);
});

it('looks once a minute how the review goes on', async () => {
  vi.useFakeTimers();
  const page = await aPage({ looks: [done(VERIFIED), done(aCheck({ state: 'RELEASED' }))] });
  vi.spyOn(page.services.clock, 'now').mockReturnValue(now + 60 * SECOND);
  await act(() => vi.advanceTimersByTimeAsync(60 * SECOND));
  expect(heading('RELEASED')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('fraud.toStatus') })).toHaveAttribute('href', '/order-status');
});

it('leads to the help with the number to be quoted where the redemption was not released', async () => {
  const { services } = await aPage({ looks: [done(aCheck({ state: 'BLOCKED' }))] });
  expect(heading('BLOCKED')).toBeInTheDocument();
  const help = screen.getByRole('link', { name: saying('common.support') });
  expect(help).toHaveAttribute('href', '/help/other');
  await act(async () => fireEvent.click(help));
  expect((await services.shared()).helpHint.read().orderNumber).toBe(aCheck().transactionNumber);
});

it('says that nobody knows the check, with a way to us', async () => {
  await aPage({ looks: [refusal('check-unknown')] });
  expect(problem('check-unknown')).toHaveTextContent(say('next.open-mail'));
  expect(problem('check-unknown')).toHaveTextContent(say('money.unchanged'));
  expect(screen.queryByRole('button', { name: say('common.tryAgain') })).toBeNull();
});

it('looks again where the connection failed', async () => {
  await aPage({ looks: [refusal('offline'), done(DATA)] });
  expect(problem('offline')).toHaveTextContent(say('fraud.unaffected'));
  await press('common.tryAgain');
  expect(heading('DATA_REQUIRED')).toBeInTheDocument();
});

it('forgets the PIN before the browser keeps the page for “back”', async () => {
  await aPage({ looks: [done(LETTER)] });
  fireEvent.change(box('fraud.pin'), { target: { value: '042817' } });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(box('fraud.pin')).toHaveValue('');
});
