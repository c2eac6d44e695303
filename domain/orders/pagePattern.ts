import { ROUTES } from '../route/routes.ts';
import type { OrderName, StepOf } from './orderSteps.ts';

/** Pattern of the page of a step; the pages of a redemption at one shop have the shop as a parameter. */
export function pagePattern<Name extends OrderName>(
  name: Name,
  step: StepOf<Name>,
  isAtShop: boolean,
): string {
  const paths = ROUTES.filter((page) => page.step === `${name}/${step}`).map(({ path }) => path);
  return paths.find((path) => path.includes(':') === isAtShop) ?? paths[0] ?? '/';
}
