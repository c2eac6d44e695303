import { type ReactNode, Suspense, use, useState } from 'react';
import { isMissingChunk } from './missingChunk.ts';
import { type Services, useServices } from './services.ts';

type Draw<Props> = (props: Props) => ReactNode;

interface LaterProps<Props> {
  /** Fetches the part's chunk and answers how to draw it. */
  load: () => Promise<Draw<Props>>;
  props: Props;
  /** Stands in its place until it has come. */
  waiting?: ReactNode;
  /** Draws its place where it cannot be fetched: the first screen must not fall with it. `retry` tries again. */
  otherwise?: (retry: () => void) => ReactNode;
}

/** A part of a screen that comes after the first screen, with the journey's texts and use cases. */
export function Later<Props>({ load, props, waiting, otherwise }: LaterProps<Props>) {
  const services = useServices();
  const [drawing, setDrawing] = useState(() => fetchPart(load, services));
  const retry = () => setDrawing(fetchPart(load, services));
  return (
    <Suspense fallback={waiting}>
      <Part drawing={drawing} props={props} otherwise={() => otherwise?.(retry)} />
    </Suspense>
  );
}

/** Null where the part does not come. One that a deploy has taken away is fetched by a reload, once (ADR 14). */
async function fetchPart<Props>(
  load: () => Promise<Draw<Props>>,
  { journey, pageReload }: Services,
): Promise<Draw<Props> | null> {
  try {
    const [draw] = await Promise.all([load(), journey()]);
    return draw;
  } catch (error) {
    if (isMissingChunk(error) && window.navigator.onLine) pageReload.once();
    return null;
  }
}

interface PartProps<Props> {
  drawing: Promise<Draw<Props> | null>;
  props: Props;
  otherwise: () => ReactNode;
}

function Part<Props>({ drawing, props, otherwise }: PartProps<Props>) {
  const draw = use(drawing);
  return draw === null ? otherwise() : draw(props);
}
