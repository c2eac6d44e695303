import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';

/** One loader per document, because it remembers which scripts are loaded. */
export const vendorScripts = new ScriptLoader();
