/** A holder of a voucher. Each word occurs nowhere else, so that it is found wherever it should not be. */
export interface Person {
  readonly name: string;
  /** What the holder types, by the names of fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of `fields`: what no other holder may see or find in the browser. */
  readonly own: readonly string[];
}

function person(first: string, last: string, street: string, city: string, message: string): Person {
  const email = `${first}.${last}@mail.example`.toLowerCase();
  return {
    name: first,
    fields: {
      firstName: first,
      lastName: last,
      email,
      repeatEmail: email,
      company: `${last} Holding`,
      street,
      streetNumber: '14',
      additionalAddress: '',
      postalCode: '10115',
      city,
      phone: '+49 30 5550143',
      message,
      birthday: '12.03.1985',
      prepaidEndAmount: '50',
      amount: '10',
      ownAmount: '20',
      exchange: '10',
      serialNumber: '',
      pin: '042817',
      orderNumber: '700100200',
    },
    own: [first, last, street, email, message],
  };
}

export const PERSONS = [
  person('Ottilie', 'Quandt', 'Amselhain', 'Wiesenburg', 'Der Umschlag kam offen an'),
  person('Benedikt', 'Xylander', 'Zeisigweg', 'Torfhausen', 'Meine Karte ist zerkratzt'),
] as const;

/** Codes that the backend refuses: unknown, redeemed, cancelled, bought a moment ago. */
export const WRONG_CODES = ['PQUJ7K45D', 'QU7KZ9HZE', 'T5CPHQMV7', 'CT8HE64JR'] as const;

/** A serial number of no voucher. */
export const WRONG_SERIAL = '900000000';
