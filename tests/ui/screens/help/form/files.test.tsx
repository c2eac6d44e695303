import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { aTicket } from '#tests/data/help.ts';
import { aJpeg, aPdf } from '#tests/data/pictures.ts';
import { show } from '#tests/data/show.tsx';
import { HelpView } from '#ui/screens/help/topics/HelpView.tsx';

async function aPage(topic: string, about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  await show(app.services, <HelpView />, { at: `/help/${topic}`, path: '/help/:tab?' });
  fireEvent.change(screen.getByRole('textbox', { name: saying('customer.email') }), {
    target: { value: 'ada@post.example' },
  });
  return app;
}

const place = (key: string) => within(screen.getByRole('group', { name: saying(key) }));
const choose = (key: string, ...files: File[]) =>
  act(async () => {
    const name = say(key);
    fireEvent.change(place(key).getByLabelText(name, { selector: 'input' }), { target: { files } });
  });
const summary = (count: number) => screen.getByRole('region', { name: say('customer.summary', { count }) });
const photo = new File([aJpeg()], 'card.jpg');

it('requires a photo of a card with an unreadable code, and leads to its button', async () => {
  const { apis } = await aPage('unreadable');
  await press('help.form.submit');
  fireEvent.click(within(summary(1)).getByRole('link', { name: say('upload.required') }));
  expect(place('help.form.card').getByRole('button', { name: say('upload.choose') })).toHaveFocus();
  expect(apis.support.asked).toEqual([]);
});

it('sends the photo and the receipt', async () => {
  const { apis } = await aPage('unreadable', { support: [done(aTicket())] });
  await choose('help.form.card', photo);
  await choose('help.form.receipt', new File([aPdf()], 'receipt.pdf'));
  await press('help.form.submit');
  expect(apis.support.asked[0]?.files.map(({ kind, name }) => [kind, name])).toEqual([
    ['jpeg', 'card.jpg'],
    ['pdf', 'receipt.pdf'],
  ]);
  expect(screen.getByText('H-1001')).toBeInTheDocument();
});

it('sends nothing while a file is unusable', async () => {
  const { apis } = await aPage('unreadable');
  await choose('help.form.card', photo);
  await choose('help.form.receipt', new File(['<svg/>'], 'receipt.jpg'));
  await press('help.form.submit');
  expect(summary(1)).toHaveTextContent(say('help.fault.file'));
  expect(apis.support.asked).toEqual([]);
});

it('shows the progress of the upload, can be cancelled, and keeps everything', async () => {
  const { apis } = await aPage('unreadable', { support: [done(aTicket())] });
  apis.support.holds();
  await choose('help.form.card', photo);
  await press('help.form.submit');
  act(() => apis.support.told[0]?.(0.5));
  expect(screen.getByRole('progressbar', { name: say('upload.progress') })).toHaveValue(0.5);
  await press('upload.cancel');
  expect(apis.support.cancelled).toBe(1);
  expect(screen.getByText(say('help.form.cancelled'))).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(place('help.form.card').getByText('card.jpg')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: saying('customer.email') })).toHaveValue('ada@post.example');
});

it('shows no progress if no file is sent', async () => {
  const { apis } = await aPage('not-received', { support: [done(aTicket())] });
  apis.support.holds();
  await press('help.form.submit');
  expect(screen.getByRole('button', { name: new RegExp(say('help.form.submit')) })).toHaveAttribute(
    'aria-busy',
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});
