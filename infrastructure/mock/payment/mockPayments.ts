import type { Payments } from '#application/ports/payments.ts';
import { MockCardForm } from './mockCardForm.ts';
import { MockWallet } from './mockWallet.ts';

export const mockPayments: Payments<HTMLElement> = { wallet: new MockWallet(), card: new MockCardForm() };
