import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { safeHref } from '#domain/link/safeHref.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { useServices } from '../session/services.ts';

/** Customer service's phone number and e-mail address, after `children`. */
export const SupportWays = observer(function SupportWays({ children }: { children?: ReactNode }) {
  const { site: store } = useServices();
  const { phone, email } = store.site.support;
  const call = phone === null ? null : safeHref(`tel:${phone}`);
  const mail = safeHref(`mailto:${email}`);
  return (
    <p>
      {children} {call && <ExternalLink href={call}>{phone}</ExternalLink>}
      {call && mail && ' · '}
      {mail && <ExternalLink href={mail}>{email}</ExternalLink>}
    </p>
  );
});
