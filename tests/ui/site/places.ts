import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { say, saying } from '#tests/data/english.ts';
import type { Sandbox, WholeApp } from '#tests/data/wholeApp.tsx';
import type { Wire } from '#tests/tools/sandbox/visitor.ts';

/** An address, the session storage of the tab, and the actions before the check. */
interface Visit {
  readonly at: string;
  readonly tab?: Readonly<Record<string, unknown>>;
  readonly arrive?: (app: WholeApp) => Promise<unknown>;
}

export type Place = keyof typeof PLACES;

const VALUE = 2500;

async function ask<T>(sandbox: Sandbox, path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  const answer = await sandbox.request(`http://de.localhost:3000${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Session storage of a tab with a voucher in use. */
async function holding(sandbox: Sandbox, about: object = {}): Promise<Record<string, unknown>> {
  const { code, serialNumber } = await ask<{ code: string; serialNumber: string }>(
    sandbox,
    '/sandbox/vouchers',
    {
      site: 'de',
      balanceInCent: 5000,
      ...about,
    },
  );
  const { token } = await ask<{ token: string }>(sandbox, '/api/v2/voucher/token', {
    code,
    voucherCategory: 1,
    captcha: `mock-captcha-passed-${code}`,
  });
  const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const { exp, voucher } = JSON.parse(payload) as Wire['VoucherTokenPayload'];
  const { isPrepaid, validUntil, ...rest } = voucher;
  return {
    'voucher.v1': {
      distribution: null,
      ...rest,
      validUntil: validUntil === undefined ? null : Date.parse(validUntil),
      partner: null,
    },
    'voucherToken.v1': token,
    'tokenExpiry.v1': exp * 1000,
    'isPrepaid.v1': isPrepaid,
    'draftOwner.v1': serialNumber,
  };
}

let usualShop: Promise<string> | undefined;

/** A shop that sells a code of `VALUE` at once and asks for new customers. Looked up once: there are many shops. */
const shopOf = (sandbox: Sandbox) => (usualShop ??= findShop(sandbox));

async function findShop(sandbox: Sandbox): Promise<string> {
  const wall = await ask<Wire['ShopTile'][]>(
    sandbox,
    `/api/v2/shop/wall/1?shops=500&voucherValue=${VALUE}&distribution=RETAIL`,
  );
  for (const { id, type } of wall) {
    const shop = await ask<Wire['ShopDetails']>(sandbox, `/api/v2/shop/${id}`);
    const isPlain = shop.codeTypes?.every(({ kind }) => kind === 'code');
    if (type === 'other' && shop.isNewShopCustomerInquiry && isPlain && Number(id) % 40 !== 8)
      return String(id);
  }
  throw new Error('no shop of the wall fits');
}

/** Session storage of a tab with all steps done but the last. */
async function chosen(sandbox: Sandbox, about: object = {}): Promise<Record<string, unknown>> {
  return {
    ...(await holding(sandbox, { isPrepaid: true, ...about })),
    'redemptionDraft.v1': { shopId: await shopOf(sandbox), valueInCent: VALUE },
    'customerDraft.v1': {
      salutation: '',
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada@mail.example',
      repeatEmail: 'ada@mail.example',
      useDataConfirmation: true,
      delivery: 'EMAIL',
    },
  };
}

async function press(role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  const element = await screen.findByRole(role, { name, hidden: true });
  await act(async () => fireEvent.click(element));
}

/** Enters the seeded voucher of a condition, and waits for its problem. */
const entering =
  (condition: string) =>
  async (sandbox: Sandbox): Promise<Visit> => {
    const vouchers = await ask<{ site: string; code: string; condition: string }[]>(
      sandbox,
      '/sandbox/vouchers',
    );
    const code = vouchers.find((one) => one.site === 'de' && one.condition === condition)?.code;
    if (code === undefined) throw new Error(`no ${condition} voucher`);
    return {
      at: '/',
      arrive: async ({ settled }) => {
        const field = screen.getByLabelText(say('redeem.code.label'));
        fireEvent.change(field, { target: { value: code } });
        await press('button', say('redeem.code.submit'));
        await settled();
      },
    };
  };

/** Waits for the tiles of the wall, or for the message that there are none. */
const wallIsThere = () =>
  waitFor(() => {
    const isThere =
      document.querySelector('li[data-name]') ?? document.body.textContent.includes(say('wall.empty'));
    if (!isThere) throw new Error('the wall is not there yet');
  });

/** The places where the effect of a field is visible. */
export const PLACES = {
  /** The entry with its wall. */
  entry: async (): Promise<Visit> => ({ at: '/', arrive: wallIsThere }),
  /** A maintenance in place of the entry. */
  paused: async (): Promise<Visit> => ({ at: '/' }),
  /** Like `entry`, with full consent given before. */
  consented: async (): Promise<Visit> => ({ at: '/?consent=all', arrive: wallIsThere }),
  /** The entry with the focus in its form. */
  codeField: async (): Promise<Visit> => ({
    at: '/',
    arrive: async () => act(async () => screen.getByLabelText(say('redeem.code.label')).focus()),
  }),
  help: async (): Promise<Visit> => ({ at: '/help/other' }),
  helpForCompanies: async (): Promise<Visit> => ({ at: '/help/business' }),
  acceptancePoints: async (): Promise<Visit> => ({ at: '/acceptance-points' }),
  shops: async (): Promise<Visit> => ({ at: '/shops', arrive: wallIsThere }),
  shop: async (sandbox: Sandbox): Promise<Visit> => ({ at: `/shops/${await shopOf(sandbox)}` }),
  variation: async (): Promise<Visit> => ({ at: '/birthday' }),
  value: async (sandbox: Sandbox): Promise<Visit> => ({
    at: `/redeem/${await shopOf(sandbox)}/value`,
    tab: await holding(sandbox),
  }),
  details: async (sandbox: Sandbox): Promise<Visit> => ({
    at: `/redeem/${await shopOf(sandbox)}/details`,
    tab: await chosen(sandbox),
  }),
  check: async (sandbox: Sandbox): Promise<Visit> => ({
    at: `/redeem/${await shopOf(sandbox)}/check`,
    tab: await chosen(sandbox),
  }),
  /** The payment of the difference that the voucher does not cover. */
  pay: async (sandbox: Sandbox): Promise<Visit> => ({
    at: `/redeem/${await shopOf(sandbox)}/pay`,
    tab: await chosen(sandbox, { balanceInCent: 1000 }),
    arrive: () => press('checkbox', /I have read the notes/),
  }),
  thankYou: async (sandbox: Sandbox): Promise<Visit> => ({
    at: `/redeem/${await shopOf(sandbox)}/check`,
    tab: await chosen(sandbox),
    arrive: async ({ settled }) => {
      await press('checkbox', saying('check.notes'));
      await press('button', /^Redeem €/);
      await screen.findByRole('heading', { level: 1, name: /is on its way$/ });
      await settled();
    },
  }),
  code: async (sandbox: Sandbox): Promise<Visit> => ({
    at: (await ask<{ redeemLink: string }>(sandbox, '/sandbox/links')).redeemLink,
    arrive: async ({ settled }) => {
      await press('button', say('merchantCode.reveal'));
      await settled();
    },
  }),
  oldFormat: entering('old-format'),
  expired: entering('expired-age'),
  unknownError: entering('unknown-error'),
  accepted: entering('spendable'),
} satisfies Record<string, (sandbox: Sandbox) => Promise<Visit>>;
