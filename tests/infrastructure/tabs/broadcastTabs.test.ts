import { afterEach, expect, it, vi } from 'vitest';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';
import { clockAt } from '#tests/data/fakeTab.ts';

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
  return [new BroadcastTabs(clockAt()), new BroadcastTabs(clockAt())];
}

it('tells the other tabs, not itself', () => {
  const [one, other] = twoTabs();
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  one.onForgotten(heardHere);
  other.onForgotten(heardThere);
  one.tellForgotten('123456789', null);
  expect(heardThere).toHaveBeenCalledExactlyOnceWith('123456789');
  expect(heardHere).not.toHaveBeenCalled();
});

it('says nothing but which voucher is gone', () => {
  const [one] = twoTabs();
  one.tellForgotten('123456789', null);
  expect(FakeChannel.posted).toEqual(['forgotten 123456789']);
});

it.each([
  ['was loading', true],
  ['waited for an answer', false],
])('tells it again to a tab that %s meanwhile, about no other voucher', (_name, isRestored) => {
  const [one, other] = twoTabs();
  one.tellForgotten('123456789', 0);
  const heard = vi.fn();
  other.onForgotten(heard);
  other.tellShown({ mark: '987654321', balanceInCent: 50_00, isRestored });
  expect(heard).not.toHaveBeenCalled();
  other.tellShown({ mark: '123456789', balanceInCent: 50_00, isRestored });
  expect(heard).toHaveBeenCalledExactlyOnceWith('123456789');
});

it('does not end a voucher that was taken up again after its removal, here or in another tab', () => {
  const [one, other] = twoTabs();
  const heard = vi.fn();
  other.onForgotten(heard);
  one.onForgotten(heard);
  const shown = { mark: '123456789', balanceInCent: 50_00 };
  for (const taking of [other, one]) {
    one.tellForgotten('123456789', null);
    heard.mockClear();
    taking.tellShown({ ...shown, isRestored: false });
    other.tellShown({ ...shown, isRestored: true });
    expect(heard).not.toHaveBeenCalled();
  }
});

it('says nothing but which voucher is shown, and with which balance', () => {
  const [one] = twoTabs();
  one.tellShown({ mark: '123456789', balanceInCent: 50_00, isRestored: true });
  expect(FakeChannel.posted).toEqual(['shown restored 5000 123456789']);
});

it('tells the other tabs, not itself, that all data were removed, and names no voucher', () => {
  const [one, other] = twoTabs();
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  const heardAboutAVoucher = vi.fn();
  one.onErased(heardHere);
  const stop = other.onErased(heardThere);
  other.onForgotten(heardAboutAVoucher);
  one.tellErased();
  expect(heardThere).toHaveBeenCalledOnce();
  expect(heardHere).not.toHaveBeenCalled();
  expect(heardAboutAVoucher).not.toHaveBeenCalled();
  expect(FakeChannel.posted).toEqual(['erased']);
  one.tellForgotten('123456789', null);
  stop();
  one.tellErased();
  expect(heardThere).toHaveBeenCalledOnce();
});

it('is deaf after the subscription ended', () => {
  const [one, other] = twoTabs();
  const heard = vi.fn();
  other.onForgotten(heard)();
  one.tellForgotten('123456789', null);
  expect(heard).not.toHaveBeenCalled();
});

it('ignores messages that it does not know', () => {
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
])('keeps quiet where %s', (_name, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabs = new BroadcastTabs(clockAt());
  expect(() => tabs.tellForgotten('123456789', null)).not.toThrow();
  expect(() => tabs.onForgotten(() => {})()).not.toThrow();
});
