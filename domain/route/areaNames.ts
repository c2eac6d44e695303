import { type AreaName, ROUTES } from './routes.ts';

export const AREA_NAMES: readonly AreaName[] = [...new Set(ROUTES.flatMap(({ areas }) => areas))];
