import { type ComponentType, createElement, type ReactNode, useId, useState } from 'react';

/** Of a label that needs more than one line. */
export const LONG =
  'A text that is much longer than most, as translators write it now and then, and that must break';
export const PICTURE = '/brands/de/logo.svg';
export const COPY = { label: 'Copy', copied: 'Copied.', denied: 'Copying is not allowed here.' };

/** A part of the kit, and what it looks like in each of its states. */
export interface Part {
  readonly name: string;
  readonly states: readonly (readonly [name: string, drawn: ReactNode])[];
}

type States<Props> = Readonly<Record<string, Props>>;

/** @param draw default: the part alone */
export function part<Props extends object>(
  of: ComponentType<Props>,
  states: States<Props>,
  draw: (props: Props) => ReactNode = (props) => createElement(of, props),
): Part {
  return {
    name: of.name,
    states: Object.entries(states).map(([name, props]) => [name, draw(props)]),
  };
}

/** A control that can be used: `field` holds its value, and follows `onChange`. */
export function control<Props extends { onChange: (value: never) => void }>(
  of: ComponentType<Props>,
  field: 'value' | 'checked',
  states: States<Omit<Props, 'onChange' | 'id' | 'name'>>,
): Part {
  const draw = (props: Omit<Props, 'onChange' | 'id' | 'name'>) => (
    <Control of={of as ComponentType<object>} field={field} props={props} />
  );
  return part(of as unknown as ComponentType<Omit<Props, 'onChange' | 'id' | 'name'>>, states, draw);
}

function Control({ of, field, props }: { of: ComponentType<object>; field: string; props: object }) {
  const id = useId();
  const [value, setValue] = useState((props as Readonly<Record<string, unknown>>)[field]);
  return createElement(of, { ...props, id, name: id, [field]: value, onChange: setValue } as object);
}
