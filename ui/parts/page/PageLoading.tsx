import type { ComponentProps } from 'react';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useLoadingFocus } from './useLoadingFocus.ts';

/** Replaces a page, heading included, until it is loaded. */
export function PageLoading({
  plain = false,
  ...skeleton
}: ComponentProps<typeof Skeleton> & { plain?: boolean }) {
  const region = useLoadingFocus<HTMLDivElement>();
  return (
    <FormLayout plain={plain} title={null}>
      <div ref={region} tabIndex={-1}>
        <Skeleton {...skeleton} />
      </div>
    </FormLayout>
  );
}
