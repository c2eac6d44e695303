import type { Answer } from './answers.ts';
import type { SchemaPart } from './schemaPart.ts';

/*
 * What the server tells the form of a brand (`server/brandRoutes.ts`).
 */

/** At the start. */
export interface BrandForm {
  readonly schema: SchemaPart;
  readonly answers: Answer;
  /** Only the development server writes files. */
  readonly canWrite: boolean;
}

/** One thing that `npm run brand -- check` finds. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  readonly remedy: string;
}

/** A pair of colours that depends on the brand. */
export interface ContrastRow {
  readonly use: string;
  readonly colour: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  readonly passes: boolean;
  /** An edge, not a text. */
  readonly isEdge: boolean;
  /** The nearest colour that passes, and the field that should have it. */
  readonly nearest?: { readonly field: string; readonly colour: string };
}

export interface Colours {
  readonly light: readonly ContrastRow[];
  readonly dark: readonly ContrastRow[];
}

/** After each change. */
export interface Checked {
  readonly faults: readonly Fault[];
  readonly colours: Colours | null;
  /** The colours of the app; null if the brand has not the right form, so that the frame cannot show it. */
  readonly css: string | null;
}

/** After the files were written, or not. */
export interface Written {
  readonly report: string;
  /** Absent if nothing was written. */
  readonly id?: string;
}
