import { expect, it } from 'vitest';
import { attributionText } from '#domain/region/attribution.ts';

it.each([
  [
    '<a href="https://maps.example/copyright/" target="_blank">&copy; Maps</a> <a href="https://data.example">&copy; Data contributors</a>',
    '© Maps © Data contributors',
  ],
  ['NOTICE: © 2026 Maps and its suppliers.', 'NOTICE: © 2026 Maps and its suppliers.'],
  ['Hills &amp; Dales &#169;&#xA9; &#183; &nbsp;2026', 'Hills & Dales ©© · 2026'],
  ['&lt;b&gt;A &hills; &#9999999;', '<b>A &hills; &#9999999;'],
  ['', null],
  [' <br> ', null],
  ['A'.repeat(501), null],
  ['<'.repeat(100_000), null],
])('reads %j as %j', (html, text) => {
  expect(attributionText(html)).toBe(text);
});
