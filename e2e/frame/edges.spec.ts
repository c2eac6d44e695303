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

const WIDTHS = [1280, 390];

for (const { site, shop } of SITES) {
  test(`on ${site} every page begins where its header begins`, async ({ page, at, sandbox }) => {
    const say = wordsOf('de', site);
    const heading = page.getByRole('heading', { level: 1 });
    const form = page.locator('main form').first();
    /** Where the sheets under the steps end, at each width. */
    const ends = new Set<string>();
    const begins = async (screen: string, ...things: readonly Edges[]) => {
      const { left } = await pageEdges(page);
      const lefts = [await edgesOf(heading), ...things].map((edges) => edges.left);
      expect(lefts, screen).toEqual(lefts.map(() => left));
    };
    const atEachWidth = async (screen: string, look: (named: string) => Promise<void>) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await look(`${screen} at ${width} px`);
      }
    };
    const eachBegins = (screen: string, thing: () => Promise<Edges>) =>
      atEachWidth(screen, async (named) => begins(named, await thing()));
    /** Also that the steps are as wide as the sheet under them. */
    const beginsWithSteps = async (named: string) => {
      const sheet = await sheetEdges(form);
      const steps = await edgesOf(page.getByRole('list', { name: say('progress.label') }));
      expect(steps, named).toEqual(sheet);
      ends.add(`${page.viewportSize()?.width}: ${sheet.right}`);
      await begins(named, sheet);
    };
    /** Also that the summary, beside the form at a desk, ends where the page ends. */
    const beginsAndEnds = async (named: string) => {
      await beginsWithSteps(named);
      const aside = await edgesOf(page.getByRole('region', { name: say('check.summary'), exact: true }));
      expect(aside.right, named).toBe((await pageEdges(page)).right);
    };

    await openWith(page, at(site, '/shops'), sandbox, await sandbox.newVoucher(site));
    await atEachWidth('wall', (named) => begins(named));
    const address = await tile(page, shop).getByRole('link').getAttribute('href');
    const shopId = address?.split('/')[2] ?? '';

    await open(page, at(site, `/redeem/${shopId}/value`));
    await atEachWidth('value', beginsWithSteps);

    const voucher = await sandbox.newVoucher(site);
    await putOnCheckPage(page, at(site), sandbox, voucher, { shopId, valueInCent: 25_00 });
    await atEachWidth('check', beginsAndEnds);

    await open(page, at(site, `/redeem/${shopId}/details`));
    await atEachWidth('details', beginsAndEnds);
    // The column is as wide beside an aside as without one.
    expect([...ends]).toHaveLength(WIDTHS.length);

    await open(page, at(site, `/redeem/${shopId}/check`));
    await page.getByLabel(say('check.notes')).check();
    await pressRedeem(page);
    await expect(page.getByRole('heading', { level: 1, name: say('thankYou.title') })).toBeVisible();
    // On a wide screen the receipt stands beside the rest, before it in the document.
    await eachBegins('thank-you', async () => {
      const sheets = await Promise.all((await page.locator('main section').all()).map(sheetEdges));
      return sheets.toSorted((one, other) => one.left - other.left)[0] as Edges;
    });

    const [mail] = await sandbox.outbox();
    await open(page, mail?.links[0] ?? '');
    await eachBegins('code', () => sheetEdges(page.locator('main article').first()));

    await open(page, at(site, '/order-status'));
    await eachBegins('order status', () => sheetEdges(form));
  });
}
