import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { pending } from '#tests/data/pending.ts';
import { aJpeg, aPdf } from '#tests/data/pictures.ts';
import { DOCUMENT, LETTER, aPage, heading, problem } from './aCheckPage.tsx';

function fileField() {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  return input;
}

const choose = async (file = new File([aJpeg()], 'id.jpg')) => {
  await act(async () => fireEvent.change(fileField(), { target: { files: [file] } }));
  await act(() => vi.waitFor(() => expect(screen.getByText('id.jpg')).toBeInTheDocument(), 10_000));
};

it('says that a document is missing, and focuses the button that picks it', async () => {
  const { apis } = await aPage({ looks: [done(DOCUMENT)] });
  await press('fraud.sendDocument');
  expect(screen.getByRole('button', { name: say('upload.choose') })).toHaveFocus();
  expect(screen.getByText(saying('upload.required'))).toBeInTheDocument();
  expect(apis.fraud.sent).toEqual([]);
});

it('sends the document, and says that the letter is on its way', async () => {
  const { apis } = await aPage({ looks: [done(DOCUMENT)], documents: [done(LETTER)] });
  await choose();
  await press('fraud.sendDocument');
  expect(apis.fraud.sent).toMatchObject([{ kind: 'jpeg' }]);
  expect(heading('LETTER_SENT')).toHaveFocus();
});

it.each([
  ['sends a file as soon as it is checked', aJpeg(), 1],
  ['sends nothing of a file that the check refuses', new TextEncoder().encode('no picture'), 0],
])('%s, so that no press is lost', async (_, bytes, sent) => {
  const { apis } = await aPage({ looks: [done(DOCUMENT)], documents: [done(LETTER)] });
  await act(async () => {
    fireEvent.change(fileField(), { target: { files: [new File([bytes], 'id.jpg')] } });
    fireEvent.click(screen.getByRole('button', { name: say('fraud.sendDocument') }));
    fireEvent.click(screen.getByRole('button', { name: say('fraud.sendDocument') }));
  });
  await act(() => vi.waitFor(() => expect(screen.queryByText(say('upload.checking'))).toBeNull(), 10_000));
  expect(apis.fraud.sent).toHaveLength(sent);
  expect(screen.queryByText(saying('upload.required'))).toBeNull();
});

it('keeps the file if the backend cannot use it', async () => {
  await aPage({ looks: [done(DOCUMENT)], documents: [refusal('upload-refused', { code: 'UPLx1' })] });
  await choose();
  await press('fraud.sendDocument');
  expect(problem('upload-refused')).toHaveFocus();
  expect(problem('upload-refused')).toHaveTextContent(say('fraud.reserved'));
  expect(screen.getByText('id.jpg')).toBeInTheDocument();
});

it('shows the progress of the upload, and cancels it', async () => {
  const answer = pending<Answer<typeof LETTER>>();
  const { apis } = await aPage({ looks: [done(DOCUMENT), done(DOCUMENT)] });
  apis.fraud.sendDocument = (_, _file, onProgress) => {
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

it('covers parts of the picture with sliders, and sends the covered picture', async () => {
  const { apis } = await aPage({ looks: [done(DOCUMENT)], documents: [done(LETTER)] });
  await choose();
  await press('upload.cover.open');
  const side = (name: string) => screen.getByRole('slider', { name: say(`upload.cover.${name}`) });
  const added = () => screen.getByRole('group', { name: say('upload.cover.area', { number: 1 }) });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await press('upload.cover.add');
  expect(side('left')).toHaveFocus();
  fireEvent.change(side('width'), { target: { value: '90' } });
  expect(side('width')).toHaveAttribute('aria-valuetext', '65%');
  fireEvent.click(screen.getByRole('button', { name: say('upload.cover.remove', { number: 1 }) }));
  expect(screen.getByRole('button', { name: say('upload.cover.add') })).toHaveFocus();
  await press('upload.cover.add');
  expect(added()).toBeInTheDocument();
  expect(fireEvent.keyDown(side('left'), { key: 'Enter' })).toBe(false);
  await press('upload.cover.apply');
  await act(() => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 10_000));
  expect(screen.getByRole('button', { name: say('upload.cover.open') })).toBeInTheDocument();
  await press('fraud.sendDocument');
  expect(apis.fraud.sent).toMatchObject([{ kind: 'jpeg', bytes: aJpeg({ width: 400 }) }]);
});

it('offers no covers for a PDF', async () => {
  await aPage({ looks: [done(DOCUMENT)] });
  await choose(new File([aPdf()], 'id.jpg'));
  expect(screen.queryByRole('button', { name: say('upload.cover.open') })).toBeNull();
});
