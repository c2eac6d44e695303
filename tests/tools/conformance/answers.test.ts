import { expect, it } from 'vitest';
import { webAddresses } from '#conformance/answers/addresses.ts';
import { dated } from '#conformance/answers/headers.ts';
import { closedToOthers, noCookies } from '#conformance/answers/openness.ts';
import { ownPictures } from '#conformance/answers/pictures.ts';
import type { AnswerRule } from '#conformance/answers/answerRule.ts';
import type { Exchange } from '#conformance/driver/call.ts';
import { CONTRACT } from './stage.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const SITE = 'https://www.voucher-de.example';

function anExchange(change: Partial<Exchange> = {}): Exchange {
  const operation = CONTRACT.operation('getShop');
  const call = { operation: 'getShop' } as const;
  const times = { took: 0, asked: NOON, arrived: NOON };
  const sent = new Headers();
  const answer = { status: 200, headers: new Headers(), bytes: new Uint8Array(), body: {} };
  return { operation, call, origin: SITE, sent, ...answer, ...times, ...change };
}

const saidBy = ({ judge }: AnswerRule, change: Partial<Exchange>) => judge(anExchange(change), CONTRACT);

const headersAt = (name: string, value: string) => ({ headers: new Headers({ [name]: value }) });

it.each([
  ['a minute behind', '2026-11-21T11:59:00Z', 0],
  ['a minute and two seconds behind', '2026-11-21T11:58:58Z', 1],
  ['a minute ahead', '2026-11-21T12:01:00Z', 0],
  ['a minute and a second ahead', '2026-11-21T12:01:01Z', 1],
])('measures a Date that is %s', (_, date, flaws) => {
  expect(saidBy(dated, headersAt('Date', new Date(date).toUTCString()))).toHaveLength(flaws);
});

it('does not take the time that an answer took for a wrong clock', () => {
  const date = headersAt('Date', new Date(NOON).toUTCString());
  expect(saidBy(dated, { ...date, asked: NOON - 90_000, arrived: NOON + 90_000 })).toEqual([]);
});

it('refuses cookies, and origins other than that of the site', () => {
  expect(saidBy(noCookies, headersAt('Set-Cookie', 'lb=7'))).toHaveLength(1);
  expect(saidBy(noCookies, {})).toEqual([]);
  const open = (origin: string) => saidBy(closedToOthers, headersAt('Access-Control-Allow-Origin', origin));
  expect(open('*')).toHaveLength(1);
  expect(open('https://foreign.example')).toHaveLength(1);
  expect(open('null')).toHaveLength(1);
  expect(open(SITE)).toEqual([]);
});

it.each([
  ['https://nordlicht.example/shop?a=1', []],
  ['http://nordlicht.example/', ['link is http.']],
  ['//nordlicht.example/', ['link is no address that the app uses.']],
  ['https://user:word@nordlicht.example/', ['link is no address that the app uses.']],
  ['http://localhost:3000/', ['link is http.']],
])('judges the address %s of a shop', (link, flaws) => {
  expect(saidBy(webAddresses, { body: { link } })).toEqual(flaws);
});

it('lets a stand-in on this machine name addresses of this machine, and no others', () => {
  const origin = 'http://de.localhost:3000';
  const at = (redirectUrl: string) => saidBy(webAddresses, { origin, body: { redirectUrl } });
  expect(at('http://at.localhost:3000/')).toEqual([]);
  expect(at('http://127.0.0.1:3000/')).toEqual([]);
  expect(at('http://www.voucher-at.example/')).toEqual(['redirectUrl is http.']);
  expect(at('http://localhost.voucher-at.example/')).toEqual(['redirectUrl is http.']);
});

it('finds the links within texts, where mail and phone may stand too, and says each once', () => {
  const text = (href: string) => ({ text: `<p>See <a class="x" href="${href}">there</a>.</p>` });
  const said = (...all: string[]) => saidBy(webAddresses, { body: { redeemWarnings: all.map(text) } });
  expect(said('https://a.example/', 'mailto:a@mail.example', 'tel:+49 30 1')).toEqual([]);
  expect(said('http://a.example/', 'http://b.example/')).toEqual(['A link within text is http.']);
  expect(said('javascript:void(0)')).toEqual(['A link within text is no address that the app uses.']);
});

it.each([
  ['/media/shops/nordlicht-books.svg', []],
  ['https://cdn.example/a.svg', ['logo is on a host of its own, which the policy of the page blocks.']],
  ['//cdn.example/a.svg', ['logo is on a host of its own, which the policy of the page blocks.']],
  ['data:image/png;base64,AAAA', ['logo is no path, and the app leaves it out.']],
  ['/images/a.svg', ['logo is not below /media/.']],
  ['/media/a b.svg', ['logo is no name of a picture that the app loads.']],
  ['/media/a.svg?v=2', ['logo is no name of a picture that the app loads.']],
  ['/media/../a.svg', ['logo is no name of a picture that the app loads.']],
])('judges the picture %s', (logo, flaws) => {
  expect(saidBy(ownPictures, { body: [{ logo }, { logo }] })).toEqual(flaws);
});
