import { writeFileSync } from 'node:fs';
import { headlineOf } from '../support/headline.ts';
import { PERSON } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { containing } from './look.ts';
import { PLACE, photoOf } from './photo.ts';
import { expect, test } from './test.ts';

test('a photo is shown upright, and sent without what the camera wrote into it', async ({
  visitor,
  at,
  gate,
  sandbox,
}, info) => {
  const say = wordsOf('de', 'de');
  await visit(visitor, at('de', '/help'));
  await visitor.click({ role: 'link', name: containing(say('help.topic.unreadable.title')) });
  await visitor.heading(say('help.topic.unreadable.title'));
  await visitor.enter({ label: say('customer.email') }, PERSON.email);
  const file = info.outputPath('photo.jpg');
  const photo = await photoOf(visitor);
  expect(photo.includes(PLACE)).toBe(true);
  writeFileSync(file, photo);
  await visitor.attach('main input[type="file"]', file);
  await visitor.finds({ role: 'img', name: say('upload.preview') });
  await visitor.meets((name: string) => {
    const preview = document.querySelector<HTMLImageElement>(`main img[alt="${name}"]`);
    return preview !== null && preview.naturalHeight === 2 * preview.naturalWidth;
  }, say('upload.preview'));
  await visitor.enter({ label: containing(say('help.form.message')) }, 'Zerkratzt.');
  await visitor.click({ role: 'button', name: say('help.form.submit') });
  await visitor.finds({ role: 'heading', name: say('help.sent.title') });
  const [ticket] = await sandbox.tickets();
  expect(ticket?.requests).toMatchObject([{ files: [{ type: 'image/jpeg' }] }]);
  const [sent] = gate.callsTo('/v2/support/request');
  expect(sent?.body.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
  expect(sent?.body.includes(PLACE)).toBe(false);
});

test('three codes are revealed, and shown one by one at the till', async ({ visitor, at, sandbox }) => {
  const say = wordsOf('de');
  const { redeemLinkSeveral = '' } = await sandbox.links();
  await visit(visitor, at('de', redeemLinkSeveral));
  await visitor.reads(say('codePage.several', { count: 3 }));
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  const codes = { css: 'article code' };
  await visitor.finds({ ...codes, isLast: true });
  const first = (await visitor.finds(codes)).text;
  await visitor.click({ role: 'button', name: say('codePage.till') });
  const till = { role: 'dialog', name: say('codePage.tillTitle') };
  await visitor.reads(first, till);
  // The till view fills the window and is white in any scheme.
  await visitor.meets(() => {
    const dialog = document.querySelector('dialog[open]');
    const box = dialog?.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const isWhole = box?.x === 0 && box.y === 0 && box.width === width && box.height === height;
    const ground = dialog && getComputedStyle(dialog).backgroundColor;
    return (isWhole && ground === 'rgb(255, 255, 255)') || JSON.stringify([box, ground]);
  });
  await visitor.click({ role: 'button', name: say('codePage.tillNext'), within: till });
  await visitor.misses({ ...codes, text: first, within: till });
  await visitor.press('Escape');
  await visitor.misses({ css: 'dialog[open]' });
  await visitor.hasFocus({ role: 'button', name: say('codePage.till') });
});

for (const drawing of ['redeemLinkQr', 'redeemLinkCode128'] as const) {
  test(`${drawing} is drawn for the scanner`, async ({ visitor, at, sandbox }) => {
    const say = wordsOf('de');
    await visit(visitor, at('de', (await sandbox.links())[drawing]));
    await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
    const { text } = await visitor.finds({ css: 'article code' });
    await visitor.finds({ role: 'img', name: text });
    await visitor.meets(
      (code: string) =>
        (document.querySelector<HTMLImageElement>(`img[alt="${code}"]`)?.naturalWidth ?? 0) > 20,
      text,
    );
  });
}

test('places of the region are found by their town, on the list and on the map', async ({ visitor, at }) => {
  const say = wordsOf('de', 'region');
  const farm = 'Hofladen Dornhagen';
  await visit(visitor, at('region', '/acceptance-points?consent=all'));
  await visitor.enter({ role: 'searchbox' }, 'Birkenau');
  await visitor.press('Enter');
  await visitor.finds({ role: 'status', text: containing('Birkenau am See') });
  await visitor.finds({ css: 'article:first-of-type', text: containing('Birkenau am See') });
  await visitor.click({ role: 'button', name: say('region.map.show') });
  const map = { role: 'region', name: say('region.map.title') };
  await visitor.click({
    role: 'button',
    name: say('region.map.several', { name: farm, count: 2 }),
    within: map,
  });
  await visitor.click({ role: 'button', name: farm, within: map });
  await visitor.click({ role: 'button', name: say('region.map.lead') });
  await visitor.hasFocus({ role: 'heading', level: 3, name: farm });
});

test('a change of language keeps what was typed, and is kept', async ({ visitor, at }) => {
  const [german, french] = [wordsOf('de-CH'), wordsOf('fr-CH')];
  await visit(visitor, at('ch'));
  await visitor.enter({ label: german('redeem.code.label') }, 'Abc123xyz');
  const menu = { css: 'header details', text: containing(german('frame.language')) };
  await visitor.click({ css: 'summary', within: menu });
  await visitor.click({ role: 'link', name: 'Français', within: menu });
  await visitor.heading(headlineOf('fr-CH', 'ch'));
  await visitor.hasValue({ label: french('redeem.code.label') }, 'Abc123xyz');
  await visitor.open(at('ch'));
  await visitor.heading(headlineOf('fr-CH', 'ch'));
});
