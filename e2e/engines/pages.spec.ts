import { writeFileSync } from 'node:fs';
import { PERSON } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { containing } from './look.ts';
import { PLACE, photoOf } from './photo.ts';
import { expect, test } from './test.ts';

test('a photo is shown upright, and sent without its metadata', async ({
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

test('a code is drawn for scanners, and shown in till mode', async ({ visitor, at, sandbox }) => {
  const say = wordsOf('de');
  const { redeemLinkCode128 = '' } = await sandbox.links();
  await visit(visitor, at('de', redeemLinkCode128));
  await visitor.click({ role: 'button', name: say('merchantCode.reveal') });
  const { text } = await visitor.finds({ css: 'article code' });
  await visitor.finds({ role: 'img', name: text });
  await visitor.meets(
    (code: string) =>
      (document.querySelector<HTMLImageElement>(`img[alt="${code}"]`)?.naturalWidth ?? 0) > 20,
    text,
  );

  await visitor.click({ role: 'button', name: say('codePage.till') });
  await visitor.reads(text, { role: 'dialog', name: say('codePage.tillTitle') });
  // The till view fills the window and is white in any scheme.
  await visitor.meets(() => {
    const dialog = document.querySelector('dialog[open]');
    const box = dialog?.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const isWhole = box?.x === 0 && box.y === 0 && box.width === width && box.height === height;
    const ground = dialog && getComputedStyle(dialog).backgroundColor;
    return (isWhole && ground === 'rgb(255, 255, 255)') || JSON.stringify([box, ground]);
  });
  await visitor.press('Escape');
  await visitor.misses({ css: 'dialog[open]' });
  await visitor.hasFocus({ role: 'button', name: say('codePage.till') });
});
