import { describe, expect, it } from 'vitest';
import { FIRST_COVER } from '#domain/upload/cover.ts';
import { CoverModel } from '#ui/parts/upload/cover/CoverModel.ts';

describe('areas to be painted over', () => {
  it('are drawn from one corner to the other', () => {
    const model = new CoverModel();
    model.begin({ x: 0, y: 0 });
    model.stretch({ x: 0.25, y: 0.25 });
    expect(model.drawn).toMatchObject({ width: 0.25 });
    model.stretch({ x: 0.5, y: 0.25 });
    model.end();
    expect(model.covers).toEqual([{ left: 0, top: 0, width: 0.5, height: 0.25 }]);
    expect(model.drawn).toBeNull();
  });

  it.each(['end', 'giveUp'] as const)('are not created by a press without movement: %s', (how) => {
    const model = new CoverModel();
    model.begin({ x: 0.5, y: 0.5 });
    model.stretch({ x: 0.501, y: 0.5 });
    model[how]();
    expect(model.covers).toEqual([]);
  });

  it('are not created if the pointer is cancelled, or moves without a press', () => {
    const model = new CoverModel();
    model.begin({ x: 0, y: 0 });
    model.stretch({ x: 1, y: 1 });
    model.giveUp();
    model.stretch({ x: 0.5, y: 0.5 });
    model.end();
    expect(model.covers).toEqual([]);
  });

  it('are added, moved and removed one by one', () => {
    const model = new CoverModel();
    model.add();
    model.add();
    const [first, second] = model.areas;
    if (!first || !second) throw new Error('two were added');
    expect(model.added).toBe(second.id);
    model.set(second.id, 'left', 0);
    expect(model.covers).toEqual([FIRST_COVER, { ...FIRST_COVER, left: 0 }]);
    model.remove(first.id);
    expect(model.areas).toEqual([{ id: second.id, cover: { ...FIRST_COVER, left: 0 } }]);
  });
});
