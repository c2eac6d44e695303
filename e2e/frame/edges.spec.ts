import { pressRedeem } from '../support/after.ts';
import { type Edges, edgesOf, pageEdges, sheetEdges } from '../support/edges.ts';
import { tile } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { openWith, putOnCheckPage } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** One site of each layout, with a shop of its wall. */
const SITES = [
  { site: 'de', shop: 'Brotzeitler' },
  { site: 'at', shop: 'Papierlust' },
  { site: 'restaurant', shop: 'Bistrot Ambroisie Bleue' },
];

for (const { site, shop } of SITES) {
  for (const width of [1280, 390]) {
    test(`on ${site} every page begins where its header begins, at ${width} px`, async ({
      page,
      at,
      sandbox,
    }) => {
      const say = wordsOf('de', site);
      const heading = page.getByRole('heading', { level: 1 });
      const form = page.locator('main form').first();
      const columns: Edges[] = [];
      await page.setViewportSize({ width, height: 900 });
      const begins = async (screen: string, ...things: Edges[]) => {
        const { left } = await pageEdges(page);
        const lefts = [await edgesOf(heading), ...things].map((edges) => edges.left);
        expect(lefts, screen).toEqual(lefts.map(() => left));
      };
      /** Also that the steps are as wide as the sheet under them. */
      const beginsWithSteps = async (screen: string, sheet: Edges) => {
        const steps = await edgesOf(page.getByRole('list', { name: say('progress.label') }));
        expect(steps, screen).toEqual(sheet);
        columns.push(sheet);
        await begins(screen, sheet);
      };
      /** The summary, beside the form at a desk, ends where the page ends. */
      const endsWithSummary = async (screen: string) => {
        const aside = await edgesOf(page.getByRole('region', { name: say('check.summary'), exact: true }));
        expect(aside.right, screen).toBe((await pageEdges(page)).right);
      };

      await openWith(page, at(site, '/shops'), sandbox, await sandbox.newVoucher(site));
      await begins('wall');
      const address = await tile(page, shop).getByRole('link').getAttribute('href');
      const shopId = address?.split('/')[2] ?? '';

      await open(page, at(site, `/redeem/${shopId}/value`));
      await beginsWithSteps('value', await sheetEdges(form));

      const voucher = await sandbox.newVoucher(site);
      await putOnCheckPage(page, at(site), sandbox, voucher, { shopId, valueInCent: 25_00 });
      await beginsWithSteps('check', await sheetEdges(form));
      await endsWithSummary('check');

      await open(page, at(site, `/redeem/${shopId}/details`));
      await beginsWithSteps('details', await sheetEdges(form));
      await endsWithSummary('details');
      // The column is as wide beside an aside as without one.
      expect(new Set(columns.map(({ right }) => right)).size).toBe(1);

      await open(page, at(site, `/redeem/${shopId}/check`));
      await page.getByLabel(say('check.notes')).check();
      await pressRedeem(page);
      await expect(page.getByRole('heading', { level: 1, name: say('thankYou.title') })).toBeVisible();
      // On a wide screen the receipt stands beside the rest, before it in the document.
      const sheets = await Promise.all((await page.locator('main section').all()).map(sheetEdges));
      await begins('thank-you', sheets.toSorted((one, other) => one.left - other.left)[0] as Edges);

      const [mail] = await sandbox.outbox();
      await open(page, mail?.links[0] ?? '');
      await begins('code', await sheetEdges(page.locator('main article').first()));

      await open(page, at(site, '/order-status'));
      await begins('order status', await sheetEdges(form));
    });
  }
}
