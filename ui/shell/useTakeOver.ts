import { useLayoutEffect } from 'react';
import { useServices } from '../session/services.ts';

/** Removes the early page before the browser paints its replacement (ADR 6). */
export function useTakeOver(): void {
  const { early } = useServices();
  useLayoutEffect(() => early.leave(), [early]);
}
