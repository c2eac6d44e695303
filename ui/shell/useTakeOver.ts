import { useLayoutEffect } from 'react';
import { useServices } from '../session/services.ts';

/** Takes the early page off before the browser paints what is drawn in its place (ADR 6). */
export function useTakeOver(): void {
  const { early } = useServices();
  useLayoutEffect(() => early.leave(), [early]);
}
