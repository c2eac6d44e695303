/*
 * What the server tells the form of a brand (`server/brandRoutes.ts`).
 */

/** A part of sites/brand.schema.json, as far as the form needs it. */
export interface SchemaPart {
  readonly type?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  /** Absent or `false`: no more than `prefixItems`. */
  readonly items?: SchemaPart | false;
  readonly prefixItems?: readonly SchemaPart[];
  readonly anyOf?: readonly SchemaPart[];
  readonly propertyNames?: SchemaPart;
}

/** An answers file, or a group of it. */
export type Answers = Readonly<Record<string, unknown>>;

/** At the start. */
export interface BrandForm {
  readonly schema: SchemaPart;
  readonly answers: Answers;
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
