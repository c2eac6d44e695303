import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { fetchPart, reloadIfGone } from './fetchPart.ts';
import { type Services, useServices } from '../../session/services.ts';
import { useWhenBack } from '../../session/useWhenBack.ts';

/** Loads a part of a screen together with its area. The place where it is drawn need not know which area that is. */
export type Slot<Props> = (services: Pick<Services, 'area'>) => Promise<ComponentType<Props>>;

interface LazyPartProps<Props> {
  /** Loads the part's chunk and returns its component. */
  load: Slot<Props>;
  props: Props;
  /** Drawn until the part is loaded. */
  waiting?: ReactNode;
  /**
   * Drawn if the part cannot be loaded, so that the first screen does not fail with it. `retry` tries again. Nothing if
   * absent.
   */
  otherwise?: (retry: () => void) => ReactNode;
}

/** A part of a screen that is loaded after the first screen, together with what several areas share. */
export function LazyPart<Props extends object>({ load, props, waiting, otherwise }: LazyPartProps<Props>) {
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

/** Null if the part cannot be loaded. If its chunk is gone after a deploy, the page is reloaded once. */
async function partOrNull<Props extends object>(
  load: Slot<Props>,
  services: Services,
): Promise<ComponentType<Props> | null> {
  try {
    const [part] = await fetchPart(() => Promise.all([load(services), services.shared()]), services.network);
    return part;
  } catch (error) {
    void reloadIfGone(error, services);
    return null;
  }
}

interface PartProps<Props> {
  drawing: Promise<ComponentType<Props> | null>;
  props: Props;
  missing: ReactNode;
}

function Part<Props extends object>({ drawing, props, missing }: PartProps<Props>) {
  const drawn = use(drawing);
  return <>{drawn === null ? missing : <Drawn part={drawn} props={props} />}</>;
}

/** Renders the loaded component. A component of its own, since the linter forbids one that comes out of a hook. */
function Drawn<Props extends object>({ part: Drawing, props }: { part: ComponentType<Props>; props: Props }) {
  return <Drawing {...props} />;
}

/** Stands in for a missing part, and tries again when the network is back. */
function Missing({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  useWhenBack(true, onRetry);
  return <>{children}</>;
}
