import type { Page } from '@playwright/test';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test.skip(process.platform !== 'linux', 'browsers use fontconfig on Linux only');

/** The fonts that the browser actually uses for an element. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const [site, heading] of [
  ['de', 'Arimo'],
  ['at', 'Arimo'],
  ['restaurant', 'Tinos'],
] as const) {
  test(`pages of ${site} are set in the faces that the tests bring`, async ({ page, at }) => {
    await open(page, at(site));
    expect(await facesOf(page, 'h1')).toEqual([heading]);
    expect(await facesOf(page, 'main form label')).toEqual(['Arimo']);
    await page.locator('main form input').first().fill('ABCD');
    expect(await facesOf(page, 'main form input')).toEqual(['DejaVu Sans Mono']);
  });
}
