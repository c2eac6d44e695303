import { type ReactNode, Suspense, use, useState } from 'react';
import { useServices } from './services.ts';

type Draw<Props> = (props: Props) => ReactNode;

interface LaterProps<Props> {
  /** Fetches the part's chunk and answers how to draw it. */
  load: () => Promise<Draw<Props>>;
  props: Props;
  /** Stands in its place until it has come. */
  waiting?: ReactNode;
  /** Stands in its place where it cannot be fetched: the first screen must not fall with it. */
  otherwise?: ReactNode;
}

/** A part of a screen that comes after the first screen, with the journey's texts and use cases. */
export function Later<Props>({ load, props, waiting, otherwise }: LaterProps<Props>) {
  const { journey } = useServices();
  const [drawing] = useState(() =>
    Promise.all([load(), journey()]).then(
      ([draw]) => draw,
      () => null,
    ),
  );
  return (
    <Suspense fallback={waiting}>
      <Part drawing={drawing} props={props} otherwise={otherwise} />
    </Suspense>
  );
}

interface PartProps<Props> {
  drawing: Promise<Draw<Props> | null>;
  props: Props;
  otherwise: ReactNode;
}

function Part<Props>({ drawing, props, otherwise }: PartProps<Props>) {
  const draw = use(drawing);
  return draw === null ? otherwise : draw(props);
}
