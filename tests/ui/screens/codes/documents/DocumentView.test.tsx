import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aDocument, aDocumentIdent, aPdf, aRefusingFile, aZip } from '#tests/data/document.ts';
import { say, saying } from '#tests/data/english.ts';
import { pending } from '#tests/data/pending.ts';
import { WITH_PIN, aPage, button, pin, press, problem, typePin } from './aDocumentPage.tsx';

it('saves the PDF under a name of ours, and confirms it', async () => {
  const { apis, files } = await aPage([done(aDocument())], [done(aPdf())]);
  await press();
  expect(apis.document.fetched).toEqual([{ ident: aDocumentIdent, format: 'pdf', pin: null }]);
  expect(files.saved.map(({ name, file }) => `${name}.${file.format}`)).toEqual([
    `${say('documents.name')}.pdf`,
  ]);
  expect(
    screen.getByText(say('documents.done', { name: `${say('documents.name')}.pdf` })),
  ).toBeInTheDocument();
});

it('offers PDF and ZIP with their sizes', async () => {
  const { apis } = await aPage([done(aDocument())], [done(aZip())]);
  expect(screen.getByRole('radio', { name: saying('documents.pdfNote', { size: '1.8 kB' }) })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: saying('documents.zipNote', { size: '3.2 MB' }) }));
  await press();
  expect(apis.document.fetched[0]?.format).toBe('zip');
});

it('offers no choice if there is only one file', async () => {
  const { apis } = await aPage(
    [done(aDocument({ files: [{ format: 'zip', bytes: 2000 }] }))],
    [done(aZip())],
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(
    screen.getByText(say('documents.only', { format: say('documents.zip'), size: '2 kB' })),
  ).toBeInTheDocument();
  await press();
  expect(apis.document.fetched[0]?.format).toBe('zip');
});

it('removes spaces from a PIN and keeps leading zeros', async () => {
  const { apis } = await aPage([done(WITH_PIN)], [done(aPdf())]);
  expect(pin()).toHaveAttribute('inputmode', 'numeric');
  expect(pin()).toHaveAttribute('type', 'text');
  expect(pin()).toHaveAttribute('autocomplete', 'off');
  typePin(' 04 8213 ');
  await press();
  expect(apis.document.fetched[0]?.pin).toBe('048213');
});

it.each([
  ['', 'required'],
  ['12.4', 'bad-character'],
  ['1'.repeat(33), 'too-long'],
])('refuses the PIN %j before any request, with the focus in the field', async (typed, fault) => {
  const { apis } = await aPage([done(WITH_PIN)]);
  typePin(typed);
  await press();
  expect(pin()).toHaveAccessibleDescription(saying(`documents.pinFault.${fault}`));
  expect(pin()).toHaveFocus();
  expect(apis.document.fetched).toEqual([]);
});

it('shows how many attempts are left after a wrong PIN', async () => {
  const wrong = refusal('pin-wrong', { code: 'DOCx1', attemptsLeft: 4 });
  const { files } = await aPage([done(WITH_PIN)], [wrong, done(aPdf())]);
  expect(pin()).toHaveAccessibleDescription(say('documents.pinHint'));
  typePin('1111');
  await press();
  expect(problem('pin-wrong')).toHaveFocus();
  expect(problem('pin-wrong')).toHaveTextContent(say('next.attempts-left', { count: 4 }));
  expect(pin()).toHaveAccessibleDescription(saying('next.attempts-left', { count: 4 }));
  typePin('048213');
  await press();
  expect(files.saved).toHaveLength(1);
  expect(screen.queryByRole('region', { name: say('problem.pin-wrong.title') })).toBeNull();
});

it('is locked after the fifth wrong PIN, shows until when, and clears the PIN', async () => {
  const availableAt = Date.UTC(2026, 10, 22, 10);
  await aPage([done(WITH_PIN)], [refusal('document-locked', { code: 'DOCx2', availableAt })]);
  typePin('1111');
  await press();
  expect(problem('document-locked')).toHaveFocus();
  expect(problem('document-locked')).toHaveTextContent('22 November 2026 at 11:00');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.body.innerHTML).not.toContain('1111');
});

it('saves nothing and shows a problem if the file is unusable', async () => {
  const { files } = await aPage([done(aDocument())], [done(aRefusingFile()), done(aPdf())]);
  await press();
  expect(problem('file-unusable')).toHaveFocus();
  expect(files.saved).toEqual([]);
  await press();
  expect(files.saved).toHaveLength(1);
});

it('says that the document is unknown, and retries after a failed connection', async () => {
  await aPage([refusal('offline'), refusal('document-unknown')]);
  expect(problem('offline')).toBeInTheDocument();
  await act(async () => fireEvent.click(button('common.tryAgain')));
  expect(problem('document-unknown')).toHaveTextContent(say('next.open-mail'));
});

it('sends one request for ten fast presses, and is busy meanwhile', async () => {
  const answer = pending<Answer<ReceivedFile>>();
  const { apis, files } = await aPage([done(aDocument())]);
  let calls = 0;
  apis.document.download = () => {
    calls += 1;
    return answer.promise;
  };
  await act(async () => {
    for (let time = 0; time < 10; time += 1) fireEvent.click(button('documents.download'));
  });
  expect(document.querySelector(`[data-busy="${say('documents.busy')}"]`)).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await act(async () => answer.answer(done(aPdf())));
  expect(calls).toBe(1);
  expect(files.saved).toHaveLength(1);
});

it('clears the PIN before the browser caches the page for “back”', async () => {
  await aPage([done(WITH_PIN)]);
  typePin('048213');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(pin()).toHaveValue('');
});

it('shows until when the file is available', async () => {
  await aPage([done(aDocument({ validUntil: Date.UTC(2027, 1, 19, 10) }))]);
  expect(screen.getByText(say('documents.validUntil', { date: '19 February 2027' }))).toBeInTheDocument();
});

it('clears the PIN when all data is removed', async () => {
  const { services } = await aPage([done(WITH_PIN), done(WITH_PIN)]);
  typePin('048213');
  await act(async () => services.session.end('removed'));
  expect(pin()).toHaveValue('');
});
