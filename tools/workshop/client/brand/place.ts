import { createContext, useContext } from 'react';
import type { Checked } from '../../server/brandRoutes.ts';
import type { SchemaPart } from './schema.ts';

export type Fault = Checked['faults'][number];

type Path = readonly (string | number)[];

export interface AnswerProps {
  path: Path;
  part: SchemaPart;
  isRequired?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What the whole form knows. */
export const FormContext = createContext({
  languages: [] as readonly string[],
  faults: [] as readonly Fault[],
});

/** The id of a control, by the place of its answer. */
export const idAt = (path: Path): string => `at-${path.join('-')}`;

export function nameAt(path: Path): string {
  const name = path.at(-1);
  return typeof name === 'string' ? name : path.join('.');
}

/** The faults at a place as one text, by default with those below it. */
export function useFaults(path: Path, depth = Infinity): string | undefined {
  const own = useContext(FormContext).faults.filter(
    (fault) =>
      path.every((step, index) => step === fault.path[index]) && fault.path.length - path.length <= depth,
  );
  return own.map(({ reason, remedy }) => `${reason} ${remedy}`).join(' ') || undefined;
}
