import { describe, expect, it } from 'vitest';
import { pictureOf, sheetOf } from '#tools/check/contactSheetPage.ts';

const FILES = [
  'the-wall_de_390_light.jpg',
  'the-wall_de_390_dark.jpg',
  'the-wall_fr-plus_1280_light.jpg',
  'the-shop_de_390_light.jpg',
];

describe('the contact sheet', () => {
  it('reads what a picture shows from its name', () => {
    expect(pictureOf('the-wall_fr-plus_1280_dark.jpg')).toEqual({
      file: 'the-wall_fr-plus_1280_dark.jpg',
      screen: 'the wall',
      site: 'fr-plus',
      width: '1280',
      scheme: 'dark',
    });
  });

  it('has a row for each screen, with all its pictures', () => {
    const [, ...parts] = sheetOf(FILES.map(pictureOf)).split('<h2>');
    const rows = parts.map((part) => [part.split('</h2>')[0], part.match(/<img /g)?.length]);
    expect(rows).toEqual([
      ['the wall', 3],
      ['the shop', 1],
    ]);
  });

  it('has a box for each site, width and scheme, which hides what is not looked at', () => {
    const html = sheetOf(FILES.map(pictureOf));
    const boxes = [...html.matchAll(/<input type="checkbox" checked id="([^"]+)">/g)].map(([, id]) => id);
    expect(boxes).toEqual(['b-de', 'b-fr-plus', 'b-390', 'b-1280', 'b-light', 'b-dark']);
    for (const id of boxes) expect(html).toContain(`body:has(#${id}:not(:checked))`);
    expect(html.match(/data-is="[a-z-]+ 390 /g)).toHaveLength(3);
  });
});
