import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { type Wire, wired } from '#src/wiring/wire.ts';

class Part {
  readonly name = 'part';
}

it('opens an area at the next try if its first one failed half way', async () => {
  const container = new Container();
  let tries = 0;
  const area = ({ bind, make }: Wire) => ({
    part: bind(Part),
    whole: make((part) => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return `whole of a ${part.name}`;
    }, bind(Part)),
  });
  await expect(wired(container, area, null)).rejects.toThrow('not yet');
  expect((await wired<{ part: Part; whole: string }, null>(container, area, null)).whole).toBe(
    'whole of a part',
  );
});
