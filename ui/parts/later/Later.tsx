import { type ReactNode, Suspense, use, useState } from 'react';
import { fetchPart, reloadIfGone } from './fetchPart.ts';
import { type Services, useServices } from '../../session/services.ts';
import { useWhenBack } from '../../session/useWhenBack.ts';

/** How a part is drawn. */
export type Draw<Props> = (props: Props) => ReactNode;

/** Fetches a part with what its area needs; whoever has a place for it need not know where it lies. */
export type Slot<Props> = (services: Pick<Services, 'area'>) => Promise<Draw<Props>>;

interface LaterProps<Props> {
  /** Fetches the part's chunk and answers how to draw it. */
  load: Slot<Props>;
  props: Props;
  /** Stands in its place until it has come. */
  waiting?: ReactNode;
  /** Draws its place where it cannot be fetched: the first screen must not fall with it. `retry` tries again. */
  otherwise?: (retry: () => void) => ReactNode;
}

/** A part of a screen that comes after the first screen, with the texts and use cases that areas share. */
export function Later<Props>({ load, props, waiting, otherwise }: LaterProps<Props>) {
  const services = useServices();
  const [drawing, setDrawing] = useState(() => partOrNull(load, services));
  const retry = () => setDrawing(partOrNull(load, services));
  return (
    <Suspense fallback={waiting}>
      <Part
        drawing={drawing}
        props={props}
        missing={<Missing onRetry={retry}>{otherwise?.(retry)}</Missing>}
      />
    </Suspense>
  );
}

/** Null where the part does not come. */
async function partOrNull<Props>(load: Slot<Props>, services: Services): Promise<Draw<Props> | null> {
  try {
    return await fetchPart(async () => {
      const [draw] = await Promise.all([load(services), services.shared()]);
      return draw;
    }, services.network);
  } catch (error) {
    void reloadIfGone(error, services);
    return null;
  }
}

interface PartProps<Props> {
  drawing: Promise<Draw<Props> | null>;
  props: Props;
  missing: ReactNode;
}

function Part<Props>({ drawing, props, missing }: PartProps<Props>) {
  const draw = use(drawing);
  return draw === null ? missing : draw(props);
}

/** Where it was missing for want of a network, it comes by itself when that is back. */
function Missing({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  useWhenBack(true, onRetry);
  return children;
}
