import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { useServices } from './services.ts';

interface LaterProps<Props extends object> {
  /** Fetches the part's chunk. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Stands in its place until it has come. */
  waiting?: ReactNode;
  /** Stands in its place where it cannot be fetched: the first screen must not fall with it. */
  otherwise?: ReactNode;
}

/** A part of a screen that comes after the first screen, with the journey's texts and use cases. */
export function Later<Props extends object>({ load, props, waiting, otherwise }: LaterProps<Props>) {
  const { journey } = useServices();
  const [part] = useState(() =>
    Promise.all([load(), journey()]).then(
      ([Part]) => Part,
      () => null,
    ),
  );
  return (
    <Suspense fallback={waiting}>
      <Come part={part} props={props} otherwise={otherwise} />
    </Suspense>
  );
}

interface ComeProps<Props extends object> {
  part: Promise<ComponentType<Props> | null>;
  props: Props;
  otherwise: ReactNode;
}

function Come<Props extends object>({ part, props, otherwise }: ComeProps<Props>) {
  const Part = use(part);
  return Part === null ? otherwise : <Part {...props} />;
}
