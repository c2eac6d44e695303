import { expect, it } from 'vitest';
import { ToPay } from '#application/orders/orderKind.ts';
