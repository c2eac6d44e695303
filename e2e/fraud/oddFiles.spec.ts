import { withLateHeight, withMuchMetadata, withStrayBytes, withoutEnd } from '#tests/data/oddPictures.ts';
import { button, heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, drawnAs, whitePng } from '../support/uploads.ts';
import { wordsOf } from '../support/words.ts';

test('files as phones write them are taken, and a picture of 48 megapixels is reduced on request', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('en');
  const { fraudCheckDocument = '' } = await sandbox.links();
  await open(page, at('gb', fraudCheckDocument));
  const preview = page.getByRole('img', { name: say('upload.preview') });
  const isTaken = (name: string) => expect(page.getByText(new RegExp(`^${name} is ready`))).toBeVisible();
  const photo = await drawnAs(page, 'image/jpeg');
  for (const [name, bytes] of [
    ['portrait.jpg', withMuchMetadata(photo)],
    ['stray.jpg', withStrayBytes(photo)],
    ['panorama.jpg', withoutEnd(photo)],
    ['late.jpg', withLateHeight(photo)],
    ['screen.webp', await drawnAs(page, 'image/webp')],
  ] as const) {
    await test.step(name, async () => {
      await chooseFile(page, name, bytes);
      await isTaken(name);
      await expect(preview).toHaveJSProperty('naturalWidth', 300);
      await expect(preview).toHaveJSProperty('naturalHeight', 200);
      await button(page, say('upload.remove')).click();
    });
  }

  await chooseFile(page, 'sharp.png', whitePng(8064, 6048));
  await expect(page.getByText(say('upload.fault.many-pixels'))).toBeVisible();
  await button(page, say('upload.reduce')).click();
  await isTaken('sharp.png');
  await button(page, say('upload.remove')).click();

  await chooseFile(page, 'scan.pdf', Buffer.from('\ufeff\r\n%PDF-1.7\n'));
  await isTaken('scan.pdf');
  await button(page, say('fraud.sendDocument')).click();
  await expect(heading(page, say('fraud.step.LETTER_SENT.title'))).toBeFocused();
});
