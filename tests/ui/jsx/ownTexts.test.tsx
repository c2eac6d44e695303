import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { translatePage } from '#tests/data/translator.ts';

const Button = ({ children }: { children: ReactNode }) => <button type="button">{children}</button>;
const Label = ({ children }: { children: ReactNode }) => <>{children}</>;

const SHAPES: Readonly<Record<string, (value: string | number, isMore: boolean) => ReactNode>> = {
  'a text behind words': (value) => <p>Continue with {value}</p>,
  'a text before an element': (value) => (
    <p>
      {value} <b>left</b>
    </p>
  ),
  'a text that an element comes before': (value, isMore) => (
    <p>
      {isMore && <b>new</b>}
      {value}
    </p>
  ),
  'a text that goes': (value, isMore) => (
    <p>
      <b>{value}</b>
      {isMore || 'shown until more'}
    </p>
  ),
  'a text that comes between': (value, isMore) => (
    <p>
      {value}
      {isMore && <b>new</b>} of ten
    </p>
  ),
  'a text among the children of a component': (value) => (
    <Button>
      <i>x</i>
      {value}
    </Button>
  ),
  'a text in a fragment': (value, isMore) => (
    <p>
      {isMore && <b>new</b>}
      <>{value}</>
    </p>
  ),
  'a text that a component hands on': (value, isMore) => (
    <p>
      <Label>{value}</Label>
      {isMore && <b>new</b>}
    </p>
  ),
  'a text that gives way to an element': (value, isMore) => (
    <p>
      <i>x</i>
      {isMore ? <b>{value}</b> : value}
    </p>
  ),
  'a text in a list of parts': (value, isMore) => <p>{[value, isMore && <b key="b">new</b>, ' end']}</p>,
  'a list of one text': (value) => (
    <p>
      {[value]}
      <b>x</b>
    </p>
  ),
  'a text alone': (value) => <p>{value}</p>,
  'a text that an element joins': (value, isMore) => (
    <p>
      {value}
      {isMore && <b>new</b>}
    </p>
  ),
};

afterEach(cleanup);
beforeAll(translatePage);

it.each(Object.entries(SHAPES))(
  'a page translated by the browser keeps showing updated values: %s',
  async (_name, shape) => {
    const translated = render(shape('£50.00', false));
    const place = translated.container;
    // The translator's mutation observer runs at the end of the task.
    await act(async () => undefined);
    expect(place.querySelector('font')).not.toBeNull();
    for (const [value, isMore] of [
      ['£15.00', false],
      ['£15.00', true],
      [0, true],
      [7, false],
    ] as const) {
      await act(async () => translated.rerender(shape(value, isMore)));
      const twin = render(shape(value, isMore), { container: document.createElement('div') });
      expect(place.textContent).toBe(twin.container.textContent);
      twin.unmount();
    }
  },
);
