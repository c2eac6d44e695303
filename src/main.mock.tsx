import { startInTurns } from './startInTurns.ts';
import { mockThirdParties } from './wiring/thirdParties.mock.ts';

void startInTurns(mockThirdParties);
