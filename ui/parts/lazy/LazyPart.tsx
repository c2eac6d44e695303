import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { fetchPart, reloadIfGone } from './fetchPart.ts';
import { type Services, useServices } from '../../session/services.ts';
import { useWhenBack } from '../../session/useWhenBack.ts';

/** Loads a part of a screen with its area, which the place that draws it need not know. */
export type Slot<Props> = (services: Pick<Services, 'area'>) => Promise<ComponentType<Props>>;

interface LazyPartProps<Props> {
  load: Slot<Props>;
  props: Props;
  waiting?: ReactNode;
  /** Fallback if the part fails to load, so that the first screen does not crash. */
  otherwise?: (retry: () => void) => ReactNode;
}

/** Loads after the first screen, together with the shared record. */
export function LazyPart<Props extends object>({ load, props, waiting, otherwise }: LazyPartProps<Props>) {
  const services = useServices();
  // Safe: a part is stored under its own loader.
  const [drawing, setDrawing] = useState(
    () => (known.get(services)?.get(load) as ComponentType<Props> | undefined) ?? partOrNull(load, services),
  );
  const retry = () => setDrawing(partOrNull(load, services));
  return (
    <Suspense fallback={waiting}>
      {drawing instanceof Promise ? (
        <Part
          drawing={drawing}
          props={props}
          missing={<Missing onRetry={retry}>{otherwise?.(retry)}</Missing>}
        />
      ) : (
        <Drawn part={drawing} props={props} />
      )}
    </Suspense>
  );
}

/** The loaded parts of each page load: they are drawn at once, without a moment of `waiting`. */
const known = new WeakMap<Services, Map<unknown, unknown>>();

/** Loads a part before it is drawn. Rejects if it cannot be loaded; the page is not reloaded for it. */
export async function fetchAhead<Props extends object>(
  load: Slot<Props>,
  services: Services,
): Promise<ComponentType<Props>> {
  const [part] = await fetchPart(() => Promise.all([load(services), services.shared()]), services.network);
  const parts = known.get(services) ?? new Map<unknown, unknown>();
  known.set(services, parts.set(load, part));
  return part;
}

/** Null if the part cannot be loaded. If its chunk is gone after a deploy, the page reloads once. */
async function partOrNull<Props extends object>(
  load: Slot<Props>,
  services: Services,
): Promise<ComponentType<Props> | null> {
  try {
    return await fetchAhead(load, services);
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

/** A component of its own: the linter forbids rendering a component that comes from a hook. */
function Drawn<Props extends object>({ part: Drawing, props }: { part: ComponentType<Props>; props: Props }) {
  return <Drawing {...props} />;
}

/** Shows the fallback, and retries when the network returns. */
function Missing({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  useWhenBack(true, onRetry);
  return <>{children}</>;
}
