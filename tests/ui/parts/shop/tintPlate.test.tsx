import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShopLogo } from '#ui/parts/shop/ShopLogo.tsx';

const RED = new Uint8ClampedArray(Array.from({ length: 64 }, () => [200, 20, 20, 255]).flat());

let turn = 0;
let drawn = 0;
let draw = () => RED;

beforeEach(() => {
  turn += 1;
  drawn = 0;
  draw = () => RED;
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    drawn += 1;
    return { drawImage: () => undefined, getImageData: () => ({ data: draw() }) } as never;
  });
});

async function shown(src: string): Promise<HTMLElement> {
  const { container } = render(
    <span>
      <ShopLogo tints src={src} otherwise={null} />
    </span>,
  );
  const image = container.querySelector('img');
  if (image === null) throw new Error('no logo');
  fireEvent.load(image);
  await act(async () => vi.runAllTimers());
  return image.parentElement as HTMLElement;
}

it('gives a plate the colour of its logo, which it reads once', async () => {
  const src = `/media/shops/${turn}.svg`;
  for (const plate of [await shown(src), await shown(src)])
    expect(plate.style.getPropertyValue('--logo')).toBe('#c81414');
  expect(drawn).toBe(1);
});

it('leaves the plate of a logo of another origin, which no page can read', async () => {
  const plate = await shown(`https://media.example/shops/${turn}.svg`);
  expect(plate.style.getPropertyValue('--logo')).toBe('');
  expect(drawn).toBe(0);
});

it('leaves the plate if the browser lets no page read pictures', async () => {
  draw = () => {
    throw new DOMException('', 'SecurityError');
  };
  const plate = await shown(`/media/shops/${turn}.svg`);
  expect(plate.style.getPropertyValue('--logo')).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
