import { bootstrap } from './bootstrap.ts';
import { mockThirdParties } from './wiring/thirdParties.mock.ts';
import { enterFrame } from './workshopFrame.mock.ts';

void enterFrame().then(() => bootstrap(mockThirdParties));
