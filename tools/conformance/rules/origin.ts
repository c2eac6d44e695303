import { Missing } from '../data/stock.ts';
import type { Wire } from '../driver/acts.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import { picturesOf } from '../answers/pictures.ts';
import type { Rule } from './rule.ts';

/** Of a page that has nothing to do with the site. */
const FOREIGN = 'https://foreign.example';
const ASKS = { Origin: FOREIGN, 'Access-Control-Request-Headers': 'x-jwt-token,content-type' };

/** A page of another origin asks, and its browser asks beforehand whether it may. */
function foreignAsks({ data }: Trial) {
  const wall = `/api/v2/shop/wall/${encodeURIComponent(data.site.voucherCategory)}`;
  return [
    { about: 'listShops', path: wall, init: { headers: { Origin: FOREIGN } } },
    {
      about: 'createVoucherToken',
      path: '/api/v2/voucher/token',
      init: { method: 'OPTIONS', headers: { ...ASKS, 'Access-Control-Request-Method': 'POST' } },
    },
    {
      about: 'createRedemption',
      path: '/api/v2/redeem',
      init: { method: 'OPTIONS', headers: { ...ASKS, 'Access-Control-Request-Method': 'POST' } },
    },
  ] as const;
}

const corsAsked: Rule = {
  id: 'cors-asked',
  title: 'A page of another origin that asks gets no leave to read answers',
  area: 'site',
  contract: '- Calls come from pages of the same origin: no answer sets a cookie, and none has an',
  async *check(trial) {
    for (const { about, path, init } of foreignAsks(trial)) {
      const { answer } = await trial.driver.fetch(about, path, init);
      const allowed = answer.headers.get('Access-Control-Allow-Origin');
      if (allowed !== FOREIGN && allowed !== '*') continue;
      const withCookies = answer.headers.get('Access-Control-Allow-Credentials') === 'true';
      const says = `${about} lets a foreign origin read its answers${withCookies ? ', also with cookies' : ''}.`;
      yield { says, at: [], operation: about };
    }
  },
};

/** How many pictures of the wall are asked for. */
const SAMPLE = 3;

const picturesLoad: Rule = {
  id: 'pictures-load',
  title: 'The pictures that the wall names can be loaded from the origin of the site',
  area: 'shop',
  contract:
    'A picture of the backend: a path below `/media/` on the origin of the page. Servers pass that prefix on and let',
  async *check(trial) {
    const { exchange } = await trial.good<Wire['ShopTile'][]>({
      operation: 'listShops',
      path: { id: trial.data.site.voucherCategory },
    });
    const own = picturesOf(exchange).filter(({ text }) => text.startsWith('/media/'));
    if (own.length === 0) throw new Missing('a picture of the wall below /media/');
    for (const { text } of own.slice(0, SAMPLE)) {
      const { answer, bytes } = await trial.driver.fetch('listShops', text);
      const type = answer.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
      if (answer.status !== 200) yield flaw(`A picture is answered with ${answer.status}.`, exchange);
      else if (!type.startsWith('image/')) yield flaw('A picture does not come as image/….', exchange);
      else if (bytes.length === 0) yield flaw('A picture is empty.', exchange);
      if (answer.headers.has('Set-Cookie')) yield flaw('A picture sets a cookie.', exchange);
    }
  },
};

/** What is about the origin of the site. */
export const ORIGIN_RULES: readonly Rule[] = [corsAsked, picturesLoad];
