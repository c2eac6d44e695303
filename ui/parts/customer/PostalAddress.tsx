import { observer } from 'mobx-react-lite';
import type { Address } from '#domain/customer/customer.ts';
import { useText } from '../../session/text.ts';
import { countryName } from './countryName.ts';

export const PostalAddress = observer(function PostalAddress({ address }: { address: Address }) {
  const { locale } = useText();
  const lines = [
    address.company,
    `${address.street} ${address.streetNumber}`,
    address.additionalAddress,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, locale),
  ];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
});
