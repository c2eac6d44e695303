import type { TabChanges } from '#application/ports/tabChanges.ts';

const CHANGES = /^(write|clear|remove|forget)/;

/** What tells of changes in a tab of fakes: each fake that goes through `told` tells of what is changed in it. */
export function fakeTabChanges() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const told = <Fake extends object>(fake: Fake): Fake =>
    new Proxy(fake, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function' || !CHANGES.test(String(name))) return value;
        return (...given: unknown[]) => {
          const answer: unknown = Reflect.apply(value, target, given);
          tell();
          return answer;
        };
      },
    });
  const changes: TabChanges = {
    onChange: (listener) => void listeners.add(listener),
  };
  return { ...changes, told };
}
