// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { PaymentShelf } from '#infrastructure/kept/paymentShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';

const page = () => new PaymentShelf(new Shelf(() => window.sessionStorage));
const reference = (name: string) => name as PaymentReference;

beforeEach(() => window.sessionStorage.clear());

it('keeps what was heard of a payment over a reload, without the number of its order', () => {
  page().write(reference('one'), { state: 'received', isAwaited: false, orderNumber: '482910381' });
  page().write(reference('one'), { state: 'contradicted', isAwaited: false, orderNumber: '482910381' });
  expect(page().read(reference('one'))).toEqual({
    state: 'contradicted',
    isAwaited: false,
    orderNumber: null,
  });
  expect(page().read(reference('other'))).toBeNull();
  expect(window.sessionStorage.getItem('payments.v1')).not.toContain('482910381');
});

it('forgets the oldest of more than twenty', () => {
  for (let count = 0; count <= 20; count += 1)
    page().write(reference(`payment-${count}`), { state: 'failed', isAwaited: false, orderNumber: null });
  expect(page().read(reference('payment-0'))).toBeNull();
  expect(page().read(reference('payment-1'))).not.toBeNull();
});

it.each(['{', '"received"', '[{"reference":"one","state":"paid","isAwaited":false}]'])(
  'knows nothing where something else is stored: %s',
  (stored) => {
    window.sessionStorage.setItem('payments.v1', stored);
    expect(page().read(reference('one'))).toBeNull();
  },
);
