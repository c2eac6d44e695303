import type { OrderBook } from '#application/orders/orderBook.ts';
import type { OrderNote } from '#domain/orders/note.ts';

/** A planted fault: an order is finished without storing anything, and its note stays. */
export function keepingNote<
  Kind extends { finish: (...about: never[]) => void },
  Book extends OrderBook<OrderNote>,
>(kind: Kind, book: Book): readonly [Kind, Book] {
  let isFinishing = false;
  const remove = (id: string) => {
    const isKept = isFinishing;
    isFinishing = false;
    return isKept || book.remove(id);
  };
  return [
    { ...kind, finish: () => void (isFinishing = true) },
    { ...book, remove },
  ];
}
