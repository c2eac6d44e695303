import { expect, it } from 'vitest';
import { FLASH_KINDS, FlashStore } from '#ui/session/FlashStore.ts';

const texts = (flash: FlashStore) => flash.messages.map(({ html }) => html);

it('shows messages of the four kinds', () => {
  expect(FLASH_KINDS).toEqual(['success', 'warning', 'error', 'info']);
  for (const kind of FLASH_KINDS) {
    const flash = new FlashStore();
    flash.show(kind, 'Sent.');
    expect(flash.messages).toMatchObject([{ kind, html: 'Sent.' }]);
  }
});

it('keeps the newest three, oldest first', () => {
  const flash = new FlashStore();
  for (let message = 1; message <= 1_000; message += 1) flash.show('info', String(message));
  expect(texts(flash)).toEqual(['998', '999', '1000']);
});

it.each(['Evil', '', 'toString', '__proto__', 'ERROR'])(
  'shows a message of the unknown kind %j as information',
  (kind) => {
    const flash = new FlashStore();
    flash.show(kind, 'Sent.');
    expect(flash.messages[0]?.kind).toBe('info');
  },
);

it('truncates a message longer than a thousand characters with an ellipsis', () => {
  const flash = new FlashStore();
  flash.show('info', 'x'.repeat(1_000));
  flash.show('info', 'x'.repeat(10_000));
  expect(texts(flash)).toEqual(['x'.repeat(1_000), `${'x'.repeat(1_000)}…`]);
});

it('dismisses one message and keeps the others', () => {
  const flash = new FlashStore();
  flash.show('info', 'same words');
  flash.show('info', 'same words');
  const [first, second] = flash.messages;
  flash.dismiss(first?.id ?? 0);
  expect(flash.messages).toEqual([second]);
  flash.show('error', 'new');
  expect(flash.messages.map(({ id }) => id)).not.toContain(first?.id);
});

it('withdraws the undo of a message and keeps the message', () => {
  const flash = new FlashStore();
  const first = flash.show('success', 'first', () => undefined);
  flash.show('success', 'second', () => undefined);
  flash.endUndo(first);
  expect(flash.messages.map(({ html, undo }) => [html, undo !== undefined])).toEqual([
    ['first', false],
    ['second', true],
  ]);
});
