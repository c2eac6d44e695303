import type { Payments } from '#application/ports/payments.ts';
import { MockCardForm } from './mockCardForm.ts';
import { MockWallet } from './mockWallet.ts';

/** Payment providers that QA can steer; what they are told, the sandbox's own pages do. */
export const mockPayments: Payments<HTMLElement> = { wallet: new MockWallet(), card: new MockCardForm() };
