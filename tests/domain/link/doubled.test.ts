import { expect, it } from 'vitest';
import { doubled } from '#domain/link/doubled.ts';

it.each([
  ['/shops/teekontor.png', '/shops/teekontor@2x.png'],
  ['/brands/de/keyVisual.JPEG', '/brands/de/keyVisual@2x.JPEG'],
  ['/a.b/photo.min.webp', '/a.b/photo.min@2x.webp'],
  ['/brands/de/logo.avif', '/brands/de/logo@2x.avif'],
  ['/giveaways/coffee.jpg', '/giveaways/coffee@2x.jpg'],
])('derives the @2x address of %s', (single, double) => {
  expect(doubled(single)).toBe(double);
});

it.each(['/brands/de/logo.svg', '/favicon.ico', '/css/site.css', '', '/png', '/shops/teekontor@2x.png'])(
  'derives no @2x address of %j',
  (address) => {
    expect(doubled(address)).toBeNull();
  },
);
