import { startInTurns } from './startInTurns.ts';
import { thirdParties } from './wiring/thirdParties.ts';

void startInTurns(thirdParties);
