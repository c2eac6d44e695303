import { start } from './start.tsx';
import { mockThirdParties } from './wiring/thirdParties.mock.ts';

start(mockThirdParties);
