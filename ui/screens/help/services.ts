import { areaKey } from '../../session/area.ts';

/** Services record of the help area. */
export type HelpServices = Readonly<Record<string, never>>;

export const HELP = areaKey<HelpServices>('help');
