import { expect, it } from 'vitest';
import { isSandboxPath, openSandbox } from '#scripts/sandboxMount.ts';

/** How many shops the first site's wall has. */
async function shopsOf(sandbox: ReturnType<typeof openSandbox>): Promise<number> {
  const answer = await sandbox.answer(new Request('http://localhost/api/v2/shop/wall/1'));
  return ((await answer.json()) as unknown[]).length;
}

it.each([
  ['/api/v2/parameter', true],
  ['/sandbox', true],
  ['/sandbox?shops=10', true],
  ['/sandboxes', false],
  ['/shops', false],
])('knows whether %s is the sandbox’s', (path, isIts) => {
  expect(isSandboxPath(path)).toBe(isIts);
});

it('answers with the security headers of everything that is served', async () => {
  const answer = await openSandbox().answer(new Request('http://localhost/sandbox'));
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('turns the number of shops for a page whose address asks for it', async () => {
  const sandbox = openSandbox();
  await sandbox.see('http://de.localhost:4173/shops?name=x&shops=1200');
  expect(await shopsOf(sandbox)).toBe(1200);
  await sandbox.see('/shops/1/a.b?shops=40#top');
  expect(await shopsOf(sandbox)).toBe(40);
});

it.each([
  '/shops',
  '/js/index.js?shops=10',
  '/brands/de/logo.svg?shops=10',
  '/shops?shops=0',
  '/shops?shops=999999',
  '/shops?shops=many',
  '/shops?workshops=10',
  '//?%E0%A4%A&shops=',
])('leaves the number of shops alone for %s', async (address) => {
  const sandbox = openSandbox();
  await sandbox.see(address);
  expect(await shopsOf(sandbox)).toBe(500);
});
