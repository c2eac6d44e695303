import { type RouteTable, ROUTES } from '../route/routes.ts';

type Page = Extract<RouteTable[number], { readonly step: string }>['step'];

/** The kinds of orders: each has pages in the table of routes. */
export type OrderName = Page extends infer Each
  ? Each extends `${infer Name}/${string}`
    ? Name
    : never
  : never;
export type StepOf<Name extends OrderName> =
  Extract<Page, `${Name}/${string}`> extends `${string}/${infer Step}` ? Step : never;

export const ORDER_NAMES: readonly OrderName[] = [
  // Safe: `OrderName` is read from the same rows.
  ...new Set(ROUTES.flatMap(({ step }) => (step ? [step.split('/')[0] as OrderName] : []))),
];

/** The step with the press of an order, where its outcome is shown: some kinds are always paid, others never. */
export function pressOf(name: OrderName, isPaid: boolean): 'check' | 'pay' {
  const sought = isPaid ? 'pay' : 'check';
  return ROUTES.some(({ step }) => step === `${name}/${sought}`) === isPaid ? 'pay' : 'check';
}
