/** A part of sites/brand.schema.json, as far as a form needs it. */
export interface SchemaPart {
  readonly type?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  /** `false`: no more than `prefixItems`. */
  readonly items?: SchemaPart | false;
  readonly prefixItems?: readonly SchemaPart[];
  readonly anyOf?: readonly SchemaPart[];
  readonly propertyNames?: SchemaPart;
  readonly additionalProperties?: SchemaPart | boolean;
}
