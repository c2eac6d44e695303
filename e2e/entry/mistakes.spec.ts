import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const wrong = (character: string) => say('redeem.code.fault.bad-character', { character });
const reading = (code: string) => say('redeem.code.reading', { code });

const EMPTY = say('redeem.code.fault.empty');
const SHORT = say('redeem.code.fault.too-short', { min: 6 });
const LONG = say('redeem.code.fault.too-long', { max: 24 });
const SERIAL = say('redeem.code.fault.serial-number');
const SEVERAL = say('redeem.code.fault.several');
const OLD = say('codeHint.old-code');

/** What people type or paste into the code field, and what the page says before anything is sent. */
const REFUSED: readonly (readonly [typed: string, words: string])[] = [
  ['', EMPTY],
  ['   ', EMPTY],
  ['...', EMPTY],
  ['1234', SHORT],
  ['Y245', SHORT],
  ['Code: Y245', SHORT],
  ['410582934', SERIAL],
  ['410 582 934', SERIAL],
  ['410-582-934', SERIAL],
  ['Seriennummer: 410 582 934', SERIAL],
  ['410582934.', SERIAL],
  ['ada@mail.example', say('redeem.code.fault.mail-address')],
  ['Y245_YWVDV', wrong('_')],
  ['Y245/YWVDV', wrong('/')],
  ['Grüße1', wrong('ü')],
  ['50,00 €', wrong(',')],
  ['Y245YWVDV, HCWWU85DP', SEVERAL],
  ['https://www.frohgut.example/gutschein', say('redeem.code.fault.web-address')],
  ['Y245YWVDVHCWWU85DPM9AZBTQ2Z', LONG],
];

/** What is understood as it is, and read back in groups. */
const UNDERSTOOD: readonly (readonly [typed: string, words: string])[] = [
  ['Y245YWVDV', reading('Y24 5YW VDV')],
  ['y24 5yw vdv', reading('y24 5yw vdv')],
  ['Y24-5YW-VDV', reading('Y24 5YW VDV')],
  [' Y245YWVDV ', reading('Y24 5YW VDV')],
  ['Y245YWVDV.', reading('Y24 5YW VDV')],
  ['„Y245YWVDV“', reading('Y24 5YW VDV')],
  ['(Y245YWVDV)', reading('Y24 5YW VDV')],
  ['Code: Y245YWVDV', reading('Y24 5YW VDV')],
  ['Ihr Gutscheincode lautet: Y245YWVDV', reading('Y24 5YW VDV')],
  ['4258646378639727', OLD],
  ['4258 6463 7863 9727', OLD],
];

test.use({ viewport: { width: 390, height: 844 } });

test('thirty mistakes in a code are refused with a reason, or understood', async ({ page, sandbox }) => {
  expect(REFUSED.length + UNDERSTOOD.length).toBe(30);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await sandbox.hidesShops();
  await open(page, '/');
  const field = page.getByLabel(say('redeem.code.label'));
  for (const [typed, words] of UNDERSTOOD) {
    await field.fill(typed);
    await expect(page.getByText(words, { exact: true }), typed).toBeVisible();
  }
  await field.fill('');
  await button(page, say('redeem.code.submit')).click();
  for (const [typed, words] of REFUSED) {
    await field.fill(typed);
    await expect(field, typed).toHaveAccessibleDescription(new RegExp(escaped(words)));
    await expect(field, typed).toHaveValue(typed);
  }

  // A serial number is pressed on: the card shows where the code is.
  await field.fill('410 582 934');
  await button(page, say('redeem.code.submit')).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(SERIAL)));
  await expect(page.getByAltText(say('redeem.code.whereImage'))).toBeVisible();
  await expectSound(page, 'the entry with a serial number');
  expect(calls).not.toContain('/api/v2/voucher/token');
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
