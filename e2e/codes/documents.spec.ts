import type { Page } from '@playwright/test';
import { bytesOf, pdfText, zipFiles } from '../support/files.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const fetchButton = (page: Page) => button(page, say('documents.download'));
const pin = (page: Page) => page.getByRole('textbox', { name: say('documents.pin'), exact: true });

async function fetched(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const downloading = page.waitForEvent('download');
  await fetchButton(page).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

test('the downloaded PDF and ZIP open in independent readers', async ({ page, sandbox }) => {
  await open(page, await sandbox.link('documentZip'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const pdf = await fetched(page);
  expect(pdf.name).toBe(`${say('documents.name')}.pdf`);
  expect((await pdfText(pdf.bytes)).length).toBeGreaterThan(50);
  await page.getByLabel(say('documents.zip')).check();
  const zip = await fetched(page);
  expect(zip.name).toBe(`${say('documents.name')}.zip`);
  const files = zipFiles(zip.bytes);
  expect(files.size).toBeGreaterThan(0);
  for (const bytes of files.values()) expect((await pdfText(bytes)).length).toBeGreaterThan(50);
  await expect(page.getByText(say('documents.done', { name: zip.name }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the downloaded document');
});

test('a PIN typed as printed opens the document by keyboard, and five wrong ones lock it beyond a reload', async ({
  page,
  sandbox,
  watch,
}) => {
  const { documentWithPin = '', documentPin = '' } = await sandbox.links();
  watch.secret(documentPin);
  await open(page, documentWithPin);
  await pressOn(page, fetchButton(page), 'Enter');
  await expect(pin(page)).toBeFocused();
  await expect(page.getByText(say('documents.pinFault.required'))).toBeVisible();
  await page.keyboard.type(`${documentPin.slice(0, 3)} ${documentPin.slice(3)}`);
  await tabTo(page, fetchButton(page));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await pdfText(await bytesOf(await downloading))).not.toBe('');
  await watch.keepsSecrets(page);

  watch.provokes(/^\/api\/v2\/voucher-document/);
  for (const left of [4, 3, 2, 1]) {
    await pin(page).fill('000 000');
    await fetchButton(page).click();
    const card = problemCard(page, say, 'pin-wrong');
    await expect(card).toContainText(say('next.attempts-left', { count: left }));
    await expect(card).toBeFocused();
  }
  await expectSoundAtBothWidths(page, 'the wrong PIN');
  await fetchButton(page).click();
  await expect(problemCard(page, say, 'document-locked')).toBeFocused();
  await expect(pin(page)).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'the locked document');
  await reload(page);
  await expect(problemCard(page, say, 'document-locked')).toBeVisible();
});
