import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { CONFIRMATIONS, PERSON_FIELDS } from '#domain/fraud/fraudData.ts';
import { refusal } from '#tests/data/answers.ts';
import { press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { aFraudDraft } from '#tests/data/fraud.ts';
import { aSession } from '#tests/data/voucher.ts';
import { DATA, DOCUMENT, aPage, box, heading, problem } from './aCheckPage.tsx';

const tick = (one: string) => screen.getByRole('checkbox', { name: say(`fraud.confirm.${one}`) });

function fillIn() {
  const draft = aFraudDraft();
  for (const field of PERSON_FIELDS)
    fireEvent.change(box(`customer.${field}`), { target: { value: draft[field] } });
  for (const one of CONFIRMATIONS) fireEvent.click(tick(one));
}

it('asks for seven confirmations, none preselected', async () => {
  await aPage({ looks: [done(DATA)] });
  expect(heading('DATA_REQUIRED')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(7);
  for (const one of CONFIRMATIONS) expect(tick(one)).not.toBeChecked();
});

it.each([
  ['details', ['reachableByPost', 'truthful']],
  ['gift', ['giftReceived', 'personalUse', 'ownAccount']],
  ['rules', ['usageConditions', 'dataSharing']],
] as const)('groups the confirmations under a heading: %s', async (group, statements) => {
  await aPage({ looks: [done(DATA)] });
  const boxes = within(screen.getByRole('group', { name: say(`fraud.confirm.group.${group}`) }));
  expect(boxes.getAllByRole('checkbox')).toEqual(statements.map(tick));
});

it('shows on the card of the tasks how long the whole check takes', async () => {
  await aPage({ looks: [done(DATA)] });
  const card = screen.getByRole('region', { name: say('fraud.tasks') });
  expect(card).toHaveTextContent(say('fraud.duration'));
});

it('lists all missing entries before any request, with the focus on the list', async () => {
  const { apis } = await aPage({ looks: [done(DATA)] });
  await press('fraud.giveData');
  const summary = screen.getByRole('region', { name: say('fraud.summary', { count: 13 }) });
  expect(summary).toHaveFocus();
  expect(tick('truthful')).toHaveAccessibleDescription(saying('fraud.unconfirmed.truthful'));
  expect(apis.fraud.given).toEqual([]);
});

it('leads to the document after the data was sent, with the focus on its heading', async () => {
  const { apis } = await aPage({ looks: [done(DATA)], data: [done(DOCUMENT)] });
  fillIn();
  await press('fraud.giveData');
  expect(apis.fraud.given).toMatchObject([{ country: 'DE', data: { firstName: 'Ada', city: 'Berlin' } }]);
  expect(heading('DOCUMENT_REQUIRED')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps what was typed after a failure, and does not claim that the value is reserved', async () => {
  await aPage({ looks: [done(DATA), refusal('offline')], data: [refusal('offline')] });
  fillIn();
  await press('fraud.giveData');
  expect(problem('offline')).toHaveFocus();
  expect(problem('offline')).toHaveTextContent(say('fraud.unaffected'));
  expect(problem('offline')).not.toHaveTextContent(say('fraud.reserved'));
  expect(box('customer.city')).toHaveValue('Berlin');
  expect(tick('giftReceived')).toBeChecked();
});

it('restores what was typed and confirmed after a reload, and forgets it once it is sent', async () => {
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
  expect(device.kept.read('fraudDraft')).toBeNull();
});

it('does not fill in what was typed for another check', async () => {
  const { device } = await aPage({ looks: [done(DATA)] });
  fireEvent.change(box('customer.city'), { target: { value: 'Leipzig' } });
  cleanup();
  await aPage({ looks: [done({ ...DATA, transactionNumber: 'FP-1' })] }, device);
  expect(box('customer.city')).toHaveValue('');
});

it('hides what one holder typed from the next holder in the same tab', async () => {
  const { device } = await aPage({ looks: [done(DATA), done(DATA), done(DATA)] });
  await act(async () => device.kept.write('lastVoucher', '111111111'));
  fillIn();
  expect(box('customer.street')).toHaveValue(aFraudDraft().street);
  await act(async () => device.take.execute(aSession(), 0));
  expect(box('customer.street')).toHaveValue('');
  expect(device.kept.read('fraudDraft')).toBeNull();
});
