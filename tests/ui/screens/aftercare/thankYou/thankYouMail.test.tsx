import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { hrefOf, press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { aStatusToken } from '#tests/data/redemption.ts';
import { EMAIL, SENT, text, thanks } from './aThankYouPage.tsx';

it('sends the mail to a corrected address', async () => {
  const { apis, receipt } = await thanks(
    { delivery: SENT, statusToken: aStatusToken, emailCorrectable: true },
    { corrections: [refusal('timed-out'), done(SENT)] },
  );
  await press('thankYou.correct');
  const field = screen.getByRole('textbox', { name: saying('customer.email') });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(EMAIL);
  fireEvent.change(field, { target: { value: 'ada@' } });
  await press('thankYou.correctSubmit');
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: 'ada.right@post.example' } });
  await press('thankYou.correctSubmit');
  expect(text('problem.timed-out.title')).toBeInTheDocument();
  expect(text('thankYou.correctStands')).toBeInTheDocument();
  expect(field).toHaveValue('ada.right@post.example');
  await press('thankYou.correctSubmit');
  const corrected = text('thankYou.corrected', { email: 'ada.right@post.example' });
  expect(corrected.closest('[role=status]')).toHaveFocus();
  expect(apis.email.corrected).toHaveLength(2);
  expect(receipt.read()?.email).toBe('ada.right@post.example');
});

it('refuses a corrected address after a code was revealed', async () => {
  await thanks(
    { delivery: SENT, statusToken: aStatusToken, emailCorrectable: true },
    { corrections: [refusal('code-revealed')] },
  );
  await press('thankYou.correct');
  await press('thankYou.correctSubmit');
  expect(text('problem.code-revealed.title')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: saying('customer.email') })).toBeNull();
  expect(screen.queryByRole('button', { name: say('thankYou.correct') })).toBeNull();
});

it.each([
  { emailCorrectable: false, statusToken: aStatusToken },
  { emailCorrectable: true, statusToken: null },
])('offers no correction that is impossible: %j', async (redemption) => {
  await thanks(redemption);
  expect(screen.queryByRole('button', { name: say('thankYou.correct') })).toBeNull();
});

it('links to the page that sends the mail again, and to the order status', async () => {
  await thanks();
  expect(hrefOf(say('thankYou.mailAgain'))).toBe('/redeem/resend-link');
  expect(hrefOf(say('thankYou.orderStatus'))).toBe('/order-status');
});

it('links to help with the order number if the mail still does not arrive', async () => {
  const { services } = await thanks({ delivery: SENT });
  const help = screen.getByRole('link', { name: say('thankYou.mailHelp'), hidden: true });
  expect(help).toHaveAttribute('href', '/help/not-received');
  await act(async () => fireEvent.click(help));
  expect((await services.shared()).helpContext.read().orderNumber).toBe('R-1001');
});
