import { open } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const IDENT = 'fp-3hL6pD9sA5uZk0tTq3b8mV2xYw7nR4cJ1';

for (const [site, locale] of [
  ['de', 'de'],
  ['it', 'it'],
] as const) {
  test(`the link of a held redemption says what is held and where help is, on ${site}`, async ({
    page,
    at,
  }) => {
    const say = wordsOf(locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, at(site, `/fraud-prevention/${IDENT}`));
    await expect(page.getByRole('heading', { level: 1, name: say('heldRedemption.title') })).toBeVisible();
    await expect(page.getByText(say('heldRedemption.reserved'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('orderStatus.title'), exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('frame.nav') })).toHaveCount(0);
    await expectSoundAtBothWidths(page, 'the held redemption');
    const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api/'));
    expect(calls.join('\n'), 'nothing is asked with the ident').not.toContain(IDENT);
    expect(calls.filter((url) => url.includes('fraud'))).toEqual([]);
  });
}
