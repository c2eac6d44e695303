import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spot, type SpotName } from '#ui/parts/spot/Spot.tsx';

const NAMES: readonly SpotName[] = ['lost', 'clock', 'letter', 'coins', 'heart', 'lens'];

it.each(NAMES)('draws %s in at most 3 kB, in colours of the theme alone, silent and unprinted', (name) => {
  const markup = renderToStaticMarkup(<Spot name={name} />);
  expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(3_000);
  expect(markup).not.toMatch(/(?:fill|stroke|style)=/);
  const { container } = render(<Spot name={name} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveAttribute('data-print', 'never');
  expect(container.querySelectorAll('svg *').length).toBeGreaterThan(3);
});
