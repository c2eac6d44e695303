import { expect, it } from 'vitest';
import { isSandboxPath, openSandbox } from '#scripts/sandboxMount.ts';

const PAGE = 'text/html,application/xhtml+xml';

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
  await sandbox.see('http://de.localhost:4173/shops?name=x&shops=1200', PAGE);
  expect(await shopsOf(sandbox)).toBe(1200);
  await sandbox.see('/shops?shops=40#top', PAGE);
  expect(await shopsOf(sandbox)).toBe(40);
});

it.each([
  ['/shops', PAGE],
  ['/js/index.js?shops=10', '*/*'],
  ['/shops?shops=10', undefined],
  ['/shops?shops=0', PAGE],
  ['/shops?shops=999999', PAGE],
  ['/shops?shops=many', PAGE],
  ['/shops?workshops=10', PAGE],
  ['//?%E0%A4%A&shops=', PAGE],
])('leaves the number of shops alone for %s (%s)', async (address, accept) => {
  const sandbox = openSandbox();
  await sandbox.see(address, accept);
  expect(await shopsOf(sandbox)).toBe(500);
});
