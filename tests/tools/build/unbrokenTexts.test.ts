import { expect, it } from 'vitest';
import { unbroken } from '#tools/build/unbrokenTexts.ts';

it('keeps an e-mail’s name in one piece, and other compounds as they are', () => {
  expect(unbroken('Per E-Mail an Ihre E-Mail-Adresse, als PDF-Datei')).toBe(
    'Per E-\u2060Mail an Ihre E-\u2060Mail-Adresse, als PDF-Datei',
  );
  expect(unbroken('un e-mail, Emails, pre-mail')).toBe('un e-\u2060mail, Emails, pre-mail');
});
