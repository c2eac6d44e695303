import { expect, it } from 'vitest';
import type { Consent } from '#application/ports/consent.ts';
import { type MapsTold, fakeMaps } from '#tests/data/region.ts';
import { MapScreen } from '#ui/screens/region/map/MapScreen.ts';

const WORDS = { title: '', wheel: '', fingers: '', several: () => '' };
const OPTIONS = { styleUrl: 'https://tiles.example/style.json', markers: [], words: WORDS };

/** A consent tool whose decision a test changes. */
function aConsent(isGiven: boolean, isReady = true) {
  const listeners = new Set<() => void>();
  const calls = { opened: 0 };
  let given = isGiven;
  const consent: Consent = {
    ready: Promise.resolve(isReady),
    unmapped: [],
    has: (category) => given && category === 'functional',
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      calls.opened += 1;
    },
    speak: () => {},
  };
  const decide = (next: boolean) => {
    given = next;
    for (const listener of listeners) listener();
  };
  return { consent, calls, listeners, decide };
}

function aMapScreen(consent: () => Promise<Consent | null>, behaviour: MapsTold = {}) {
  const maps = fakeMaps(behaviour);
  const screen = new MapScreen({ loadMaps: maps.load, consent });
  return { maps, screen, stop: screen.start() };
}

const draw = (screen: MapScreen) => screen.draw(document.createElement('div'), OPTIONS);

it('needs only a press on a site without a consent tool', async () => {
  const { screen, maps } = aMapScreen(async () => null);
  await screen.open();
  expect(screen.state.kind).toBe('drawing');
  await draw(screen);
  expect(screen.state.kind).toBe('drawn');
  expect(maps.drawings).toHaveLength(1);
});

it('asks for consent, and draws the map once it is given', async () => {
  const { consent, calls, decide } = aConsent(false);
  const { screen, maps } = aMapScreen(async () => consent);
  await screen.open();
  expect([screen.state.kind, calls.opened]).toEqual(['forbidden', 1]);
  decide(false);
  expect(screen.state.kind).toBe('forbidden');
  decide(true);
  expect(screen.state.kind).toBe('drawing');
  expect(maps.drawings).toEqual([]);
});

it('does not ask if consent was given before, and closes the map when it is withdrawn', async () => {
  const { consent, calls, decide } = aConsent(true);
  const { screen, maps } = aMapScreen(async () => consent);
  await screen.open();
  await draw(screen);
  expect([screen.state.kind, calls.opened]).toEqual(['drawn', 0]);
  decide(false);
  expect(screen.state.kind).toBe('closed');
  expect(maps.deeds).toEqual(['destroy']);
});

it('has no map if consent cannot be asked for', async () => {
  const { consent } = aConsent(false, false);
  for (const tool of [async () => consent, () => Promise.reject(new Error('no chunk'))]) {
    const { screen } = aMapScreen(tool);
    await screen.open();
    expect(screen.state.kind).toBe('failed');
  }
});

it('closes a map that is drawn after the page was left, and stops listening', async () => {
  const { consent, listeners } = aConsent(true);
  const { screen, maps, stop } = aMapScreen(async () => consent);
  await screen.open();
  const drawing = draw(screen);
  stop();
  await drawing;
  expect(screen.state.kind).toBe('closed');
  expect([...maps.deeds, listeners.size]).toEqual([0]);
});

it('destroys the map when the page is left', async () => {
  const { screen, maps, stop } = aMapScreen(async () => null);
  await screen.open();
  await draw(screen);
  stop();
  expect(maps.deeds).toEqual(['destroy']);
});
