import { expect, it } from 'vitest';
import {
  type BalanceScene,
  type SceneEvent,
  balanceScene,
  sceneAfter,
  sceneEnds,
  sceneShows,
} from '#domain/voucher/balanceScene.ts';

const run = (scene: BalanceScene, ...events: SceneEvent[]) => events.reduce(sceneAfter, scene);
const led = balanceScene({ leadsOn: true });
const resting = balanceScene({ leadsOn: false });

it('leads on by itself once its time is up and the wall is there, in either order', () => {
  expect(sceneEnds(run(led, 'time-up', 'ready'))).toBe('time');
  expect(sceneEnds(run(led, 'ready', 'time-up'))).toBe('time');
  expect(sceneEnds(run(led, 'ready'))).toBeNull();
  expect(sceneEnds(run(led, 'time-up'))).toBeNull();
});

it('never leads on by itself without a press by pointer', () => {
  expect(sceneEnds(run(resting, 'ready', 'time-up', 'late'))).toBeNull();
  expect(sceneEnds(run(resting, 'ready', 'pressed'))).toBe('press');
});

it('waits for a press after any key or touch, also while it waits for the wall', () => {
  expect(sceneEnds(run(led, 'touched', 'time-up', 'ready'))).toBeNull();
  expect(sceneEnds(run(led, 'time-up', 'touched', 'ready'))).toBeNull();
  expect(sceneEnds(run(led, 'touched', 'ready', 'pressed'))).toBe('press');
});

it('keeps a press, whatever is touched afterwards', () => {
  expect(sceneEnds(run(led, 'pressed', 'touched', 'ready'))).toBe('press');
});

it('shows a busy button without a wall, then a sentence, then a way to try again', () => {
  expect(sceneShows(led)).toBe('rests');
  expect(sceneShows(run(led, 'time-up'))).toBe('waits');
  expect(sceneShows(run(led, 'time-up', 'late'))).toBe('waits-long');
  expect(sceneShows(run(led, 'time-up', 'late', 'failed'))).toBe('failed');
  expect(sceneShows(run(led, 'failed'))).toBe('rests');
  expect(sceneShows(run(led, 'failed', 'time-up'))).toBe('failed');
});

it('keeps the way to try again while it is touched', () => {
  expect(sceneShows(run(led, 'time-up', 'failed', 'touched'))).toBe('failed');
  expect(sceneShows(run(led, 'pressed', 'failed', 'touched'))).toBe('failed');
});

it('asks for the wall again when a failed scene is pressed', () => {
  const again = run(led, 'failed', 'pressed');
  expect(sceneShows(again)).toBe('waits');
  expect(sceneEnds(sceneAfter(again, 'ready'))).toBe('press');
});

it('leads on only by a press if the balance is below every shop', () => {
  expect(sceneEnds(run(led, 'time-up', 'out-of-reach'))).toBeNull();
  expect(sceneShows(run(led, 'time-up', 'out-of-reach'))).toBe('rests');
  expect(sceneEnds(run(led, 'out-of-reach', 'pressed'))).toBe('press');
  expect(sceneEnds(run(led, 'pressed', 'out-of-reach'))).toBe('press');
});

it('is not late any more once the wall is there', () => {
  expect(sceneShows(run(resting, 'ready', 'late', 'pressed'))).toBe('waits');
});
