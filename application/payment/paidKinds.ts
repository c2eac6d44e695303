/**
 * The kinds of paid orders; each declares its row in its own folder. `order`: the pending order. `beside`: what is sent
 * along to begin the payment. `answer`: what the backend answers about the order, for the caller to compare. `received`:
 * what it answers once the money has arrived. `prepare` and `body`, of the kinds that are always paid: what prepares an
 * order, and what is sent with its press.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- the kinds declare the rows
export interface PaidKinds {}
export type PaidKind = keyof PaidKinds;
