import { bootstrap } from './bootstrap.ts';
import { mockThirdParties } from './wiring/thirdParties.mock.ts';

void bootstrap(mockThirdParties);
