import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { aSession } from '#tests/data/voucher.ts';
import { anEntry, fault, field, pass, press, type } from './aCodeEntry.tsx';

const MAIL = 'Hi Sam, it says CSJ 9QX 6GB on the card. Have fun!';
const take = (code: string) => screen.findByRole('button', { name: say('codeOffer.take', { code }) });

it('offers the code of a pasted mail, and sends it only once it was taken and submitted', async () => {
  const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
  type(MAIL);
  pass(captcha);
  const button = await take('CSJ 9QX 6GB');
  expect(await screen.findByText(say('codeOffer.one'))).toBeVisible();
  await press();
  await waitFor(() => expect(fault()).toHaveTextContent(say('redeem.code.fault.offered')));
  expect(field()).toHaveValue(MAIL);
  expect(apis.voucher.asked).toEqual([]);
  fireEvent.click(button);
  expect(field()).toHaveValue('CSJ9QX6GB');
  expect(field()).toHaveFocus();
  expect(screen.queryByText(say('codeOffer.one'))).toBeNull();
  expect(apis.voucher.asked).toEqual([]);
  await press();
  await waitFor(() => expect(apis.voucher.asked.map(({ code }) => code)).toEqual(['CSJ9QX6GB']));
});

it('lets the user choose from several codes', async () => {
  const { apis } = await anEntry();
  type('CSJ-9QX-6GB, Ab3-dE6-gH9');
  await take('CSJ 9QX 6GB');
  expect(await screen.findByText(say('codeOffer.several'))).toBeVisible();
  await press();
  await waitFor(() => expect(fault()).toHaveTextContent(say('redeem.code.fault.several')));
  expect(screen.queryByText(say('codeOffer.several'))).toBeNull();
  fireEvent.click(await take('Ab3 dE6 gH9'));
  expect(field()).toHaveValue('Ab3dE6gH9');
  expect(apis.voucher.asked).toEqual([]);
});

it.each([
  ['CSJ9QХ6GB', say('redeem.code.fault.cyrillic', { position: 6, character: 'Х', latin: 'X' })],
  ['CSJ9QΧ6GB', say('redeem.code.fault.greek', { position: 6, character: 'Χ', latin: 'X' })],
  ['anna.berg@mail.example', say('redeem.code.fault.mail-address')],
  ['https://www.shop.example/#code=SAVE20NOW', say('redeem.code.fault.web-address')],
  ['I have lost my card', say('redeem.code.fault.words')],
  ['Serial number 416 170 243', say('redeem.code.fault.serial-number')],
])('says what %s is, keeps it and sends nothing', async (text, words) => {
  const { apis } = await anEntry();
  type(text);
  await press();
  await waitFor(() => expect(fault()).toHaveTextContent(words));
  expect(field()).toHaveValue(text);
  expect(apis.voucher.asked).toEqual([]);
});

it.each(['Voucher code CSJ9QX6GB', '`CSJ9QX6GB`', 'ＣＳＪ９ＱＸ６ＧＢ', 'CSJ 9QX 6GB'])(
  'sends the code of %s, and says how it reads it',
  async (text) => {
    const { captcha, apis } = await anEntry({ codeAnswers: [done(aSession())] });
    type(text);
    pass(captcha);
    expect(await screen.findByText(say('redeem.code.reading', { code: 'CSJ 9QX 6GB' }))).toBeInTheDocument();
    await press();
    await waitFor(() => expect(apis.voucher.asked.map(({ code }) => code)).toEqual(['CSJ9QX6GB']));
  },
);
