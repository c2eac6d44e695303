import type { Operation } from '#conformance/contract/contract.ts';
import { CONTRACT } from '../tools/conformance/stage.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** The parameters of a call, where the references lead. */
export function parametersOf({ pointer, declared }: Operation): Parameter[] {
  const listed = (declared['parameters'] ?? []) as object[];
  return listed.map(
    (_, index) => CONTRACT.resolve(`${pointer}/parameters/${index}`).declared as unknown as Parameter,
  );
}
