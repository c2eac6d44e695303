import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { PORTION } from '#domain/shop/portion.ts';
import { say } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { aShop } from '#tests/data/shop.ts';
import { aWall, tiles } from '../wall/aFilteredWall.tsx';

/** Three letters, each with more shops than a portion. */
const LONG = ['A', 'M', 'Ö'].flatMap((letter) =>
  Array.from({ length: PORTION + 10 }, (_, number) => {
    const name = `${letter}lpha ${String(number).padStart(3, '0')}`;
    return aShop({ id: name, name, categories: [number % 2 === 0 ? 1 : 3] });
  }),
);
const toTop = vi.fn();

beforeEach(framesAtOnce);
beforeEach(() => {
  toTop.mockClear();
  Element.prototype.scrollIntoView = toTop;
});

const letters = () => screen.getByRole('list', { name: say('wall.sort.letters') });
const letter = (name: string) => within(letters()).getByRole('button', { name });
/** The link in focus; `getByRole` takes long in a long wall. */
const focused = () => document.activeElement?.closest('a')?.textContent;
const press = (name: string) => act(async () => fireEvent.click(letter(name)));
const aLongWall = (at = '/shops?sort=name') => aWall(at, { shops: { walls: [done(LONG)] } });

it('shows every letter, and enables only those with shops', async () => {
  await aLongWall();
  expect(within(letters()).getAllByRole('button')).toHaveLength(27);
  const open = within(letters())
    .getAllByRole('button')
    .filter((button) => !(button as HTMLButtonElement).disabled);
  expect(open.map((button) => button.textContent)).toEqual(['A', 'M', 'O']);
});

it('moves the focus to the first shop of a letter, however far down', async () => {
  await aLongWall();
  expect(tiles()).toHaveLength(PORTION);
  await press('O');
  expect(focused()).toBe('Ölpha 000');
  expect(toTop).toHaveBeenCalledWith({ block: 'start' });
  expect(tiles()).toHaveLength(LONG.length); // one portion beyond it, or all
});

it('jumps back up without removing tiles, and to the same letter twice', async () => {
  await aLongWall();
  await press('M');
  await press('A');
  expect(focused()).toBe('Alpha 000');
  expect(tiles()).toHaveLength(3 * PORTION);
  letter('A').focus();
  await press('A');
  expect(focused()).toBe('Alpha 000');
});

it('moves the focus to the added shops when more are loaded afterwards', async () => {
  await aLongWall();
  await press('M');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Show \d+ more/ })));
  expect(focused()).toBe('Ölpha 028');
});

it('starts again with one portion when a filter changes', async () => {
  await aLongWall();
  await press('O');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^Fashion/ })));
  expect(tiles()).toHaveLength(PORTION);
  await press('M');
  expect(focused()).toBe('Mlpha 000');
});

it('is hidden with the usual order and with a search by name', async () => {
  await aLongWall('/shops');
  expect(screen.queryByRole('list', { name: say('wall.sort.letters') })).toBeNull();
  await aLongWall('/shops?sort=name&name=alpha');
  expect(screen.queryByRole('list', { name: say('wall.sort.letters') })).toBeNull();
});
