import { observer } from 'mobx-react-lite';
import type { FunctionComponent, ReactNode } from 'react';
import { useServices, useShared } from './services.ts';

/**
 * Remounts a view once its data may belong to a former holder: everything was removed, or another voucher came into use,
 * also while the page was in the bfcache.
 */
export function perHolder<Props extends object>(view: (props: Props) => ReactNode): FunctionComponent<Props> {
  const View = observer(view);
  function PerHolder(props: Props) {
    const { session } = useServices();
    const { kept } = useShared();
    return <View key={`${session.removals} ${kept.read('lastVoucher') ?? ''}`} {...props} />;
  }
  // React's tools, and the test of the table of routes, call a component by this name.
  PerHolder.displayName = view.name;
  return observer(PerHolder);
}
