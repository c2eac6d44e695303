import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';

/** The vendors' scripts live as long as the document, and so does what remembers which of them are there. */
export const vendorScripts = new ScriptLoader();
