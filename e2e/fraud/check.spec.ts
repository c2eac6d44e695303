import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, pdf, photo, png } from '../support/uploads.ts';
import { type Say, wordsOf } from '../support/words.ts';

const MIB = 1024 * 1024;
const SENTENCES = [
  'reachableByPost',
  'usageConditions',
  'dataSharing',
  'giftReceived',
  'personalUse',
  'truthful',
  'ownAccount',
] as const;

const pathOf = async (sandbox: Sandbox, name: string) => (await sandbox.links())[name] ?? '';

const REFUSED: readonly (readonly [string, string, Buffer])[] = [
  ['nothing.pdf', 'empty', Buffer.alloc(0)],
  ['drawing.jpg', 'wrong-kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['large.pdf', 'too-big', pdf(5 * MIB + 1)],
  ['huge.png', 'too-many-pixels', png(30_000)],
  ['cut.png', 'damaged', png(30).subarray(0, -1)],
  ['phone.heic', 'heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
];

async function fillIn(page: Page, say: Say) {
  for (const [field, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Muster'],
    ['street', 'Hauptallee'],
    ['streetNumber', '5'],
    ['postalCode', '10115'],
    ['city', 'Berlin'],
  ] as const)
    await page.getByRole('textbox', { name: say(`customer.${field}`), exact: true }).fill(value);
  for (const sentence of SENTENCES)
    await page.getByRole('checkbox', { name: say(`fraud.confirm.${sentence}`) }).check();
}

test('a fraud check is completed from data to review, despite a refused file and a lost answer', async ({
  page,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de');
  const press = (key: Parameters<Say>[0]) => button(page, say(key)).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const path = await pathOf(sandbox, 'fraudCheck');
  await open(page, path);
  await expect(heading(page, say('fraud.step.DATA_REQUIRED.title'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('frame.nav') })).toHaveCount(0);
  await press('fraud.giveData');
  await expect(page.getByRole('region', { name: say('fraud.summary', { count: 13 }) })).toBeFocused();
  await expectSoundAtBothWidths(page, 'the data of a check');
  await fillIn(page, say);
  await reload(page);
  await expect(page.getByRole('textbox', { name: say('customer.city'), exact: true })).toHaveValue('Berlin');
  await expect(page.getByRole('checkbox', { name: say('fraud.confirm.truthful') })).toBeChecked();
  await press('fraud.giveData');
  await expect(heading(page, say('fraud.step.DOCUMENT_REQUIRED.title'))).toBeFocused();
  await reload(page);
  await expect(heading(page, say('fraud.step.DOCUMENT_REQUIRED.title'))).toBeVisible();
  await chooseFile(page, 'id.pdf', pdf(5 * MIB));
  await expect(page.getByText('id.pdf', { exact: true })).toBeVisible();
  await sandbox.breaks({ path: '/v2/fraud-prevention/document', status: 422, code: 'UPLx1', times: 1 });
  await press('fraud.sendDocument');
  await expect(page.getByRole('region', { name: say('problem.upload-refused.title') })).toBeFocused();
  await expectSoundAtBothWidths(page, 'a document that the backend refuses');
  await sandbox.breaks({ path: '/v2/fraud-prevention/document', network: 'answer', times: 1 });
  await press('fraud.sendDocument');
  await expect(heading(page, say('fraud.step.LETTER_SENT.title'))).toBeFocused();
  const letter = (await sandbox.outbox()).find(({ channel }) => channel === 'letter');
  const pin = page.getByRole('textbox', { name: say('fraud.pin') });
  watch.provokes('/api/v2/fraud-prevention/pin');
  await pin.fill('111111');
  await press('fraud.enterPin');
  await expect(page.getByRole('region', { name: say('problem.letter-pin-wrong.title') })).toBeFocused();
  await expectSoundAtBothWidths(page, 'the PIN of a check');
  await pin.fill(letter?.text.replace('PIN ', '') ?? '');
  await press('fraud.enterPin');
  await expect(heading(page, say('fraud.step.VERIFIED.title'))).toBeFocused();
  await expectSoundAtBothWidths(page, 'a check that is verified');
  const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api/'));
  expect(calls.join('\n'), 'the ident stands in no call').not.toContain(path.split('/').at(-1));
});

/** Lightness of the preview's centre, from 0 to 255. */
const lightness = (page: Page, preview: string) =>
  page.getByRole('img', { name: preview }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    pen?.drawImage(image, 0, 0);
    return pen?.getImageData(image.naturalWidth / 2, image.naturalHeight / 2, 1, 1).data[0];
  });

/** Covers the middle of the chosen picture by mouse, and another area by keyboard. */
async function coverTheMiddle(page: Page, say: Say) {
  await button(page, say('upload.cover.open')).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: say('upload.preview') });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('the picture is not drawn');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByText(say('upload.cover.count', { count: 1 }))).toBeVisible();
  await button(page, say('upload.cover.add')).click();
  await expect(dialog.getByRole('slider', { name: say('upload.cover.left') }).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(picture, 'the picture stays in sight while an area is put into its place').toBeInViewport();
  await expectSoundAtBothWidths(page, 'parts of a picture are being covered');
  await button(page, say('upload.cover.apply')).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, say('upload.cover.open'))).toBeFocused();
}

/** A PNG without a drawn pixel. */
const transparent = async (page: Page) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 20);
    canvas.getContext('2d')?.clearRect(0, 0, 40, 20);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return Buffer.from(bytes);
};

/** Sends at 100 kB a second until the network is told otherwise. */
async function slowUploads(page: Page) {
  const client = await page.context().newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await upload(100_000);
  return { end: () => upload(-1) };
}

test('uploads are validated before they are sent, can be cancelled, and are sent with parts of the picture covered', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('en');
  await open(page, at('gb', await pathOf(sandbox, 'fraudCheckDocument')));
  for (const [name, fault, buffer] of REFUSED) {
    await chooseFile(page, name, buffer);
    await expect(page.getByText(say(`upload.fault.${fault}` as 'upload.fault.empty')), name).toBeVisible();
  }
  await expectSoundAtBothWidths(page, 'a refused upload');
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (let count = 0; count < 10; count += 1) data.items.add(new File(['%PDF-'], `${count}.pdf`));
    return data;
  });
  await page.getByText(say('upload.drop')).dispatchEvent('drop', { dataTransfer: drop });
  await expect(page.getByText(say('upload.fault.several'))).toBeVisible();

  const large = await photo(page, 1450);
  expect(large.length, 'a photo that is too large').toBeGreaterThan(5 * MIB);
  await chooseFile(page, 'id.jpg', large);
  await page.getByRole('button', { name: say('upload.reduce') }).click();
  await expect(page.getByRole('img', { name: say('upload.preview') })).toBeVisible();
  const slow = await slowUploads(page);
  await button(page, say('fraud.sendDocument')).click();
  const bar = page.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  expect(Number(await bar.getAttribute('value'))).toBeLessThan(1);
  await page.getByRole('button', { name: say('upload.cancel') }).click();
  await expect(page.getByText(say('fraud.cancelled'))).toBeVisible();
  await slow.end();

  await button(page, say('upload.remove')).click();
  await chooseFile(page, 'clear.png', await transparent(page));
  // Transparent is white like paper, not black.
  expect(await lightness(page, say('upload.preview'))).toBeGreaterThan(250);
  await button(page, say('upload.remove')).click();
  await chooseFile(page, 'id.jpg', await photo(page, 600));
  expect(await lightness(page, say('upload.preview'))).toBeGreaterThan(40);
  await coverTheMiddle(page, say);
  expect(await lightness(page, say('upload.preview'))).toBeLessThan(10);
  await button(page, say('fraud.sendDocument')).click();
  await expect(heading(page, say('fraud.step.LETTER_SENT.title'))).toBeFocused();
});

test('a document is picked, removed, picked again and sent by keyboard alone', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('en');
  await open(page, at('gb', await pathOf(sandbox, 'fraudCheckDocument')));
  // Set up early: a key press could be faster than a listener added afterwards.
  page.on(
    'filechooser',
    (chooser) => void chooser.setFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: pdf(2000) }),
  );
  await tabTo(page, button(page, say('upload.choose')));
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, say('upload.remove')), 'Enter');
  await expect(button(page, say('upload.choose'))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('id.pdf', { exact: true })).toBeVisible();
  await pressOn(page, button(page, say('fraud.sendDocument')), 'Enter');
  await expect(heading(page, say('fraud.step.LETTER_SENT.title'))).toBeFocused();
});
