import { bootstrap } from './bootstrap.ts';
import { thirdParties } from './wiring/thirdParties.ts';

void bootstrap(thirdParties);
