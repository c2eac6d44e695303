import { act, fireEvent, screen } from '@testing-library/react';
import { openOrderOf } from '#tests/data/openOrder.ts';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { done } from '#domain/core/result.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING, aChargeable } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { EnterView } from '#ui/screens/charge/enter/EnterView.tsx';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';

export const NUMBER = '410 582 934';

export async function aPage(about: About = {}, earlier?: Parameters<typeof anApp>[1]) {
  const app = await anApp({ locale: 'en', ...about, site: { ...CHARGING, ...about.site } }, earlier);
  const shown = await show(app.services, <EnterView />, { at: '/prepaid', path: '/prepaid' });
  return { ...app, ...shown };
}

/** The page in a tab with an open order. */
export async function aPageBeside(kind: OrderName, about: About = {}) {
  const { services, device, ...app } = await anApp({ locale: 'en', ...about, site: CHARGING });
  const tab = new TabWatch(device.kept);
  const open = new StoredValue<OpenOrder | null>(tab, () => openOrderOf(kind));
  await show({ ...services, openOrders: open, openAnywhere: open }, <EnterView />, {
    at: '/prepaid',
    path: '/prepaid',
  });
  return app;
}

export const serial = () => screen.getByRole('textbox', { name: say('charge.serial') });
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const press = (key: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key) })));
export const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
export const own = () => screen.getByRole('textbox', { name: say('charge.ownLabel', { currency: 'EUR' }) });

/** A page with a typed serial number and a passed captcha. */
export async function aFilledPage(about: About) {
  const page = await aPage(about);
  type(serial(), NUMBER);
  act(() => page.captcha.last().onToken('token-1'));
  return page;
}

/** A page after the check of a voucher. */
export async function aCheckedPage(about: About = {}) {
  const page = await aFilledPage({ chargeChecks: [done(aChargeable())], ...about });
  await press('charge.check');
  return page;
}
