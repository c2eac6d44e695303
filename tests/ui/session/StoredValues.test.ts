import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { forgetParts } from '#application/kept/forgetParts.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';

/** A page of a tab over real storage; with the storages of an earlier page it is a later page of the same tab. */
function aPage(storages?: Parameters<typeof aBrowser>[0]) {
  const browser = aBrowser(storages);
  return { ...browser, watched: new StoredValues<'basket'>(new TabWatch(browser.kept), browser.kept) };
}

/** Observes a value, like a view. */
function lookOn(watched: StoredValues<'basket'>) {
  const seen: number[] = [];
  const stop = autorun(() => seen.push(watched.read('basket')?.length ?? 0));
  return { seen, stop };
}

it('notifies observers of a written value and of a forgotten part', () => {
  const { kept, watched } = aPage();
  const { seen, stop } = lookOn(watched);
  kept.write('basket', [aBasketLine()]);
  forgetParts(kept, ['drafts']);
  expect(seen).toEqual([0, 1, 0]);
  stop();
});

it('reads the storage once until the value changes', () => {
  const { kept, watched } = aPage();
  kept.write('basket', [aBasketLine()]);
  const { stop } = lookOn(watched);
  const read = vi.spyOn(kept, 'read');
  expect([watched.read('basket'), watched.read('basket')]).toEqual([[aBasketLine()], [aBasketLine()]]);
  expect(read).not.toHaveBeenCalled();
  kept.forget('basket');
  expect([watched.read('basket'), read.mock.calls.length]).toEqual([null, 1]);
  stop();
});

it('notifies no observer of another value or of an unchanged one', () => {
  const { kept, watched } = aPage();
  kept.write('basket', [aBasketLine()]);
  const { seen, stop } = lookOn(watched);
  kept.write('customerDraft', aCustomerDraft());
  kept.write('basket', [aBasketLine()]);
  expect(seen).toEqual([1]);
  stop();
});

it('reads the current value without observers', () => {
  const { kept, watched } = aPage();
  expect(watched.read('basket')).toBeNull();
  kept.write('basket', [aBasketLine()]);
  expect(watched.read('basket')).toEqual([aBasketLine()]);
});

it('shows what a later page of the tab has written when the browser restores this one', () => {
  const { storages, watched } = aPage();
  const { seen, stop } = lookOn(watched);
  aPage(storages).kept.write('basket', [aBasketLine()]);
  window.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([0, 1]);
  stop();
  aPage(storages).kept.forget('basket');
  window.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([0, 1]);
});

it('reads again when the user returns to a tab that was frozen while another tab wrote', () => {
  const { storages, watched } = aPage();
  const { seen, stop } = lookOn(watched);
  aBrowser(storages).kept.write('basket', [aBasketLine()]);
  expect(seen).toEqual([0]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([0, 1]);
  stop();
});

it('recomputes a value that depends on the clock every minute while it is observed', () => {
  vi.useFakeTimers();
  let value = 0;
  const watched = new StoredValue(new TabWatch(aBrowser().kept, 60_000), () => value);
  const seen: number[] = [];
  const stop = autorun(() => seen.push(watched.value));
  value = 1;
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([0, 1]);
  stop();
  // Not at once: this may run during the next page, which has a timer with the same number (ADR 1).
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(seen).toEqual([0, 1]);
  vi.useRealTimers();
});
