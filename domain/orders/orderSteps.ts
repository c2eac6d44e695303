import { type Route, type RouteTable, ROUTES } from '../route/routes.ts';

type Page = Extract<RouteTable[number], { readonly step: string }>['step'];

/** The kinds of orders: each has pages in the table of routes. */
export type OrderName = Page extends infer Each
  ? Each extends `${infer Name}/${string}`
    ? Name
    : never
  : never;
export type StepOf<Name extends OrderName> =
  Extract<Page, `${Name}/${string}`> extends `${string}/${infer Step}` ? Step : never;

const PAGES = ROUTES.filter((route): route is Route & { readonly step: Page } => route.step !== undefined);

export const ORDER_NAMES: readonly OrderName[] = [
  ...new Set(PAGES.map(({ step }) => step.split('/')[0] as OrderName)),
];

/** The step with the press of an order, where its outcome is shown: some kinds are always paid, others never. */
export function pressOf(name: OrderName, isPaid: boolean): 'check' | 'pay' {
  const [press, other] = isPaid ? (['pay', 'check'] as const) : (['check', 'pay'] as const);
  return PAGES.some(({ step }) => step === `${name}/${press}`) ? press : other;
}

/** Pattern of the page of a step; the pages of a redemption at one shop have the shop as a parameter. */
export function patternOf<Name extends OrderName>(name: Name, step: StepOf<Name>, isAtShop: boolean): string {
  const paths = PAGES.filter((page) => page.step === `${name}/${step}`).map(({ path }) => path);
  return paths.find((path) => path.includes(':') === isAtShop) ?? paths[0] ?? '/';
}
