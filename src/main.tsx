import { start } from './start.tsx';
import { thirdParties } from './wiring/thirdParties.ts';

start(thirdParties);
