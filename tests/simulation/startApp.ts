import { start } from '#src/start.tsx';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';

/** Starts the app in the current document, with the third parties' mocks. */
export const startApp = (): Promise<void> => start(mockThirdParties);
