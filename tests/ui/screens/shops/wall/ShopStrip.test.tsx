import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

let measured = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measured = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

/** A strip of which 400 px are visible. */
async function aStrip(width: number) {
  const shops = Array.from({ length: 30 }, (_, id) =>
    aShop({ id: String(id), name: `Shop ${id}`, position: 'T' }),
  );
  const site = { switches: switchedOn('showShopPromotion') };
  const { services } = await anApp({ locale: 'en', site, shops: { walls: [done(shops)] } });
  await show(services, <WallSection labelledBy="x" headingLevel={3} over="entry" />);
  const list = within(screen.getByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) })).getByRole(
    'list',
  );
  Object.defineProperties(list, { clientWidth: { value: 400 }, scrollWidth: { value: width } });
  list.scrollBy = (to) => {
    list.scrollLeft += typeof to === 'object' ? (to.left ?? 0) : 0;
    fireEvent.scroll(list);
  };
  act(measured);
  return list;
}

const arrow = (name: string) => screen.getByRole('button', { name });

it('scrolls with its arrows, which keep the focus and are disabled at the ends', async () => {
  const list = await aStrip(700);
  expect(arrow(say('wall.stripBack'))).toHaveAttribute('aria-disabled', 'true');
  arrow(say('wall.stripOn')).focus();
  fireEvent.click(arrow(say('wall.stripOn')));
  expect(list.scrollLeft).toBe(320);
  expect(arrow(say('wall.stripOn'))).toHaveFocus();
  expect(arrow(say('wall.stripOn'))).toHaveAttribute('aria-disabled', 'true');
  expect(arrow(say('wall.stripBack'))).not.toHaveAttribute('aria-disabled');
  fireEvent.click(arrow(say('wall.stripBack')));
  expect(list.scrollLeft).toBe(0);
});

it('has no arrows if everything is visible', async () => {
  await aStrip(400);
  expect(screen.queryByRole('button', { name: say('wall.stripOn') })).toBeNull();
});
