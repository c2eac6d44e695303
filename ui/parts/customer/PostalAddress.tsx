import { observer } from 'mobx-react-lite';
import type { Customer } from '#domain/customer/customer.ts';
import { useText } from '../../session/text.ts';
import { countryName } from './countryName.ts';

export const PostalAddress = observer(function PostalAddress({ customer }: { customer: Customer }) {
  const { locale } = useText();
  const { address } = customer;
  if (!address) return null;
  const lines = [
    address.company,
    `${address.street} ${address.streetNumber}`,
    address.additionalAddress,
    `${address.postalCode} ${address.city}`,
    countryName(address.country, locale),
  ];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
});
