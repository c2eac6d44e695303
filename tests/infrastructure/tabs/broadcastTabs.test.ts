import { afterEach, expect, it, vi } from 'vitest';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';

/** The channels of one browser: what one posts, all others hear. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static readonly posted: unknown[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    FakeChannel.posted.push(data);
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) {
        channel.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }
}

afterEach(() => {
  FakeChannel.open.clear();
  FakeChannel.posted.length = 0;
});

function twoTabs(): [BroadcastTabs, BroadcastTabs] {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return [new BroadcastTabs(), new BroadcastTabs()];
}

it('notifies the other tabs, not itself', () => {
  const [one, other] = twoTabs();
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  one.onForgotten(heardHere);
  other.onForgotten(heardThere);
  one.notifyForgotten('123456789');
  expect(heardThere).toHaveBeenCalledExactlyOnceWith('123456789');
  expect(heardHere).not.toHaveBeenCalled();
});

it('sends only which voucher is gone', () => {
  const [one] = twoTabs();
  one.notifyForgotten('123456789');
  expect(FakeChannel.posted).toEqual(['forgotten 123456789']);
});

it('notifies the other tabs, not itself, that all data were removed, and names no voucher', () => {
  const [one, other] = twoTabs();
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  const heardAboutAVoucher = vi.fn();
  one.onRemoved(heardHere);
  const stop = other.onRemoved(heardThere);
  other.onForgotten(heardAboutAVoucher);
  one.notifyRemoved(null);
  expect(heardThere.mock.calls).toEqual([[null]]);
  expect(heardHere).not.toHaveBeenCalled();
  expect(heardAboutAVoucher).not.toHaveBeenCalled();
  expect(FakeChannel.posted).toEqual(['removed ']);
  one.notifyForgotten('123456789');
  one.notifyRemoved('123456789');
  expect(heardThere.mock.calls).toEqual([[null], ['123456789']]);
  stop();
  one.notifyRemoved(null);
  expect(heardThere).toHaveBeenCalledTimes(2);
});

it('calls no listener after it has unsubscribed', () => {
  const [one, other] = twoTabs();
  const heard = vi.fn();
  other.onForgotten(heard)();
  one.notifyForgotten('123456789');
  expect(heard).not.toHaveBeenCalled();
});

it('ignores unknown messages', () => {
  const [one] = twoTabs();
  const heard = vi.fn();
  one.onForgotten(heard);
  const [channel] = FakeChannel.open;
  for (const data of [null, 'token:a.b.c', 'shown restored much 123456789', { forgotten: true }]) {
    channel?.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['there is no such thing', undefined],
  [
    'it is forbidden',
    function Forbidden() {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('does nothing where %s', (_name, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabs = new BroadcastTabs();
  expect(() => tabs.notifyForgotten('123456789')).not.toThrow();
  expect(() => tabs.onForgotten(() => {})()).not.toThrow();
});
