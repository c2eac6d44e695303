import type { Site } from '#domain/site/site.ts';
import { createSandbox } from '#sandbox/app.ts';
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

/** A sandbox without dials: the tester may have hidden or broken the shops of the other one. */
const catalogue = createSandbox();

/** The values that a tab must store for the state, with a voucher of its own where it needs one. */
export async function keptFor(
  { voucher, kept }: Pick<ScreenState, 'voucher' | 'kept'>,
  site: Site,
  backend: Backend,
): Promise<{ readonly kept: Kept; readonly seed: StateSeed }> {
  const { voucherCategory, currency } = site;
  const path = `/api/v2/shop/wall/${voucherCategory}?currency=${currency}`;
  const wall = await catalogue.request(path);
  const { shops, valueInCent } = redeemable((await wall.json()) as readonly WallShop[], site);
  const [shop, other] = shops;
  if (shop === undefined || other === undefined) throw new Error(`${site.id} has too few shops.`);
  const { now } = await send(backend, 'GET', '/sandbox/faults');
  const seed = { shop, other, valueInCent, currency, now, serialNumber: '', chargeToken: '' };
  if (voucher === undefined) return { kept: kept?.(seed) ?? {}, seed };

  const isPrepaid = voucher === 'prepaid';
  const about = { site: site.id, balanceInCent: BALANCE[voucher], isPrepaid };
  const { code, serialNumber } = (await send(backend, 'POST', '/sandbox/vouchers', about)).value as Issued;
  const own = { ...seed, serialNumber, chargeToken: isPrepaid ? await tokenOf(backend, code, true) : '' };
  const token = await tokenOf(backend, code, false);
  return { kept: { ...voucherKept(token, serialNumber), ...kept?.(own) }, seed: own };
}

async function tokenOf(backend: Backend, code: string, isForCharge: boolean): Promise<string> {
  const { value } = await send(backend, 'POST', '/sandbox/tokens', { code, isForCharge });
  return (value as { token: string }).token;
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

/** The answer, and the backend's time. */
async function send(backend: Backend, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await backend(
    new Request(`http://localhost${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { value: (await answer.json()) as unknown, now: Date.parse(answer.headers.get('Date') ?? '') };
}
