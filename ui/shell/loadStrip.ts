import { fetchAhead } from '../parts/lazy/LazyPart.tsx';
import { balanceCard } from '../screens/entry/balance/balanceCard.ts';
import type { Services } from '../session/services.ts';

/** Lazy: not needed before the user has entered a code. */
export const loadSessionArea = async () => (await import('./SessionArea.tsx')).SessionArea;

/**
 * Loads what shows the voucher that a visit begins with: the strip, and the balance in place of the form. Drawn after the
 * screen, they would move it.
 */
export async function loadStrip(services: Services): Promise<void> {
  if (!services.session.held) return;
  await Promise.all([fetchAhead(loadSessionArea, services), fetchAhead(balanceCard, services)]);
}
