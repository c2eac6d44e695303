import { cents } from './storedShapes.ts';
import type { Schemas } from './browserKept.ts';

export const REDEMPTION_KEPT = { prepaidEndAmount: cents } satisfies Schemas<'prepaidEndAmount'>;
