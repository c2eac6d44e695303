import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeEntities } from '#domain/core/entities.ts';
import { holds } from '#tests/data/holds.ts';

it.each([
  ['H&amp;M', 'H&M'],
  ['Caf&eacute; Gar&ccedil;on', 'Café Garçon'],
  ['M&uuml;ller &amp; S&ouml;hne', 'Müller & Söhne'],
  ['&Aring;re', 'Åre'],
  ['Stra&szlig;e', 'Straße'],
  ['D&#39;Angelo', "D'Angelo"],
  ['D&#x2019;Angelo', 'D’Angelo'],
  ['D&rsquo;Angelo', 'D’Angelo'],
  ['&lt;b&gt;', '<b>'],
  ['&#128157;', '💝'],
])('reads %s as %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

it.each([
  'H&M',
  'A & B',
  '&nosuch;',
  '&qacutes;',
  '&#0;',
  '&#xD800;',
  '&#99999999;',
  '&constructor;',
  '&amp',
])('leaves %s as it is', (text) => {
  expect(decodeEntities(text)).toBe(text);
});

it('decodes once, so that a name about entities stays readable', () => {
  expect(decodeEntities('&amp;eacute;')).toBe('&eacute;');
});

it('changes no text without an ampersand', () => {
  holds(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll('&', '');
      expect(decodeEntities(plain)).toBe(plain);
    }),
  );
});
