import { OF_HOLDERS } from './ofHolders.ts';
import { OF_MONEY } from './ofMoney.ts';
import { OF_WAYS } from './ofWays.ts';
import type { PlantedFault } from './plantedFault.ts';

export const plantedFaults: readonly PlantedFault[] = [...OF_MONEY, ...OF_HOLDERS, ...OF_WAYS];
