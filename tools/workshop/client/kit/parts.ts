import { CONTENTS } from './contents.tsx';
import { CONTROLS } from './controls.tsx';
import type { Part } from './part.tsx';

/** Every part of the kit that draws something. */
export const PARTS: readonly Part[] = [...CONTROLS, ...CONTENTS];
