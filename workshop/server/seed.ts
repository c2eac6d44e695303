import type { Site } from '#domain/site/site.ts';
import type { Kept, ScreenState, StateSeed, StateShop } from '../states/screenState.ts';
import { voucherKept } from '../states/voucherKept.ts';

/** The sandbox's answer to a call, as the browser would get it. */
export type Backend = (request: Request) => Promise<Response>;

interface WallShop extends StateShop {
  readonly type: string;
  readonly voucherValues: readonly { readonly valueInCent: number }[];
}

interface Issued {
  readonly code: string;
  readonly serialNumber: string;
}

const BALANCE = { plain: 50_00, prepaid: 40_00 } as const;
const USUAL_VALUE = 25_00;

/** The values that a tab must store for the state, with a voucher of its own where it needs one. */
export async function keptFor(
  { voucher, kept }: Pick<ScreenState, 'voucher' | 'kept'>,
  site: Site,
  backend: Backend,
): Promise<{ readonly kept: Kept; readonly seed: StateSeed }> {
  const { voucherCategory, currency } = site;
  const wall = await ask(backend, `/api/v2/shop/wall/${voucherCategory}?currency=${currency}`);
  const { now } = wall;
  const { shops, valueInCent } = redeemable(wall.value as readonly WallShop[], site);
  const [shop, other] = shops;
  if (shop === undefined || other === undefined) throw new Error(`${site.id} has too few shops.`);
  const seed = { shop, other, valueInCent, currency, now, serialNumber: '' };
  if (voucher === undefined) return { kept: kept?.(seed) ?? {}, seed };

  const issued = (await send(backend, '/sandbox/vouchers', {
    site: site.id,
    balanceInCent: BALANCE[voucher],
    isPrepaid: voucher === 'prepaid',
  })) as Issued;
  const { token } = (await send(backend, '/api/v2/voucher/token', {
    code: issued.code,
    voucherCategory,
    captcha: `workshop-${crypto.randomUUID()}`,
  })) as { token: string };
  const own = { ...seed, serialNumber: issued.serialNumber };
  return { kept: { ...voucherKept(token, issued.serialNumber), ...kept?.(own) }, seed: own };
}

/** Two shops that sell codes of the same value: the usual one, or the whole balance where no other can be chosen. */
function redeemable(wall: readonly WallShop[], { switches }: Site) {
  const wanted = switches.redeemValueChooseable ? USUAL_VALUE : BALANCE.plain;
  const shops = wall.filter(
    ({ type, voucherValues }) =>
      type !== 'physical' && voucherValues.some(({ valueInCent }) => valueInCent === wanted),
  );
  return { shops: shops.map(({ id, name }) => ({ id, name })), valueInCent: wanted };
}

async function ask(backend: Backend, path: string): Promise<{ value: unknown; now: number }> {
  const answer = await backend(new Request(`http://localhost${path}`));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const now = Date.parse(answer.headers.get('Date') ?? '');
  return { value: await answer.json(), now: Number.isNaN(now) ? Date.now() : now };
}

async function send(backend: Backend, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = await backend(request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
