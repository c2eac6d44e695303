import { differencesBetween } from '#tools/check/references/compare.ts';
import { open, quiet } from '../support/open.ts';
import { lookOf } from '../support/reference.ts';
import { expect, test } from '../support/test.ts';

test('a reference reports a change of style by what moved or changed colour, and nothing else', async ({
  page,
  at,
}) => {
  await open(page, at('at', '/no/such/page'));
  await quiet(page);
  const { column } = await lookOf(page, 390);
  const since = async () => differencesBetween(column, (await lookOf(page, 390)).column, true);
  expect(column.boxes?.find(({ kind }) => kind === 'text')?.words).not.toBe('');
  expect(await since()).toEqual([]);

  await test.step('elements that paint nothing are no change', async () => {
    await page.evaluate(() => {
      const section = document.createElement('section');
      section.append(...(document.querySelector('main')?.childNodes ?? []));
      section.style.display = 'contents';
      document.querySelector('main')?.append(section);
    });
    expect(await since()).toEqual([]);
  });

  await test.step('a moved heading is reported with its text', async () => {
    await page.evaluate(restyle, 'h1 { position: relative; inset-inline-start: 3px; }');
    const heading = await page.locator('h1').textContent();
    expect((await since()).join('\n')).toContain(`text “${heading?.slice(0, 20)}`);
  });

  await test.step('a changed colour is reported with its area', async () => {
    await page.evaluate(restyle, 'h1 { position: static; color: #808080; }');
    const differences = await since();
    expect(differences.length).toBeGreaterThan(0);
    for (const difference of differences)
      expect(difference).toMatch(/^the colours of \d+,\d+ .* changed, most from #/);
  });
});

/** Runs in the page: adds rules after those of the app. */
function restyle(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
