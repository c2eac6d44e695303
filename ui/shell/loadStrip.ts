import type { Services } from '../session/services.ts';

/** Lazy: not needed before the user has entered a code. */
export const loadSessionArea = async () => (await import('./SessionArea.tsx')).SessionArea;

/** Loads the strip of the voucher that a visit begins with: drawn after the screen, it would move that down. */
export async function loadStrip({ session, shared }: Pick<Services, 'session' | 'shared'>): Promise<void> {
  if (session.held) await Promise.all([loadSessionArea(), shared()]);
}
