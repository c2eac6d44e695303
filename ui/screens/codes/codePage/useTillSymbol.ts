import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ShopCode } from '#domain/redemption/redeemLink.ts';
import { type SymbolModules, fitBars, fitSquare } from '#domain/redemption/symbolFit.ts';
import { isScannable } from '#domain/redemption/symbology.ts';
import { symbolDrawing } from './symbolDrawing.ts';
import { symbolModules } from './symbolModules.ts';

/** In CSS pixels. */
const SHORTEST_BARS = 160;

/** Lengths in CSS pixels. */
interface Room {
  readonly ratio: number;
  readonly across: number;
  readonly down: number;
  readonly screen: number;
}

const NO_ROOM: Room = { ratio: 1, across: 0, down: 0, screen: 0 };

interface TillSymbol {
  readonly src: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
}

/**
 * The symbol of a code for the till, in whole device pixels a module; null while it loads, and if there is none. `room`
 * is the element that takes it, over the full width, a child of the column that fills the dialog's body; turned bars leave
 * so many CSS pixels of it to their `letters`.
 */
export function useTillSymbol(
  { code, symbology }: Pick<ShopCode, 'code' | 'symbology'>,
  room: RefObject<HTMLElement | null>,
  letters: number,
): TillSymbol | null {
  const modules = useModules(code, symbology);
  const measured = useRoom(room);
  if (modules === null) return null;
  const { ratio, across } = measured;
  const count = modules[0]?.length ?? 0;
  const fit = modules.length === 1 ? fitBars(count, measured) : fitSquare(count, measured);
  const bars = Math.max(SHORTEST_BARS, fit.turned ? across - letters : 0);
  return { ...symbolDrawing(modules, fit, { ratio, bars }), turned: fit.turned };
}

function useModules(code: string, symbology: ShopCode['symbology']): SymbolModules | null {
  const [drawn, setDrawn] = useState<{ of: string; modules: SymbolModules } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (symbology === null || !isScannable(code, symbology)) return;
    symbolModules(code, symbology).then(
      (modules) => !isOver && setDrawn({ of: code, modules }),
      () => undefined, // the code is shown as text too
    );
    return () => {
      isOver = true;
    };
  }, [code, symbology]);
  // Never the symbol of the code before.
  return drawn?.of === code ? drawn.modules : null;
}

function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(NO_ROOM);
  useLayoutEffect(() => {
    const column = ref.current?.parentElement;
    if (!column) return;
    const look = () => {
      const now = ref.current && roomOf(ref.current, column);
      if (now) setRoom((before) => (isSame(before, now) ? before : now));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(column);
    // Zooming changes the ratio, and may change no size.
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [ref]);
  return room;
}

function roomOf(element: HTMLElement, column: HTMLElement): Room {
  const body = column.parentElement;
  const frame = body?.parentElement;
  const padding = 2 * (column.getBoundingClientRect().top - (body?.getBoundingClientRect().top ?? 0));
  // Title and buttons stick to the edges of the screen.
  const screen = window.innerHeight - padding - heightsBeside(body, frame);
  const gaps = (column.children.length - 1) * (Number.parseFloat(getComputedStyle(column).rowGap) || 0);
  return {
    ratio: window.devicePixelRatio,
    across: element.clientWidth,
    down: screen - gaps - heightsBeside(element, column),
    screen,
  };
}

function heightsBeside(one: Element | null, among: Element | null | undefined): number {
  return Array.from(among?.children ?? [])
    .filter((child) => child !== one)
    .reduce((total, child) => total + child.getBoundingClientRect().height, 0);
}

function isSame(one: Room, other: Room): boolean {
  return (['ratio', 'across', 'down', 'screen'] as const).every((length) => one[length] === other[length]);
}
