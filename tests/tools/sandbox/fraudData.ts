/** What a check asks of the person, given and confirmed. */
export function someData(about: Readonly<Record<string, unknown>> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Hauptstraße',
    streetNumber: '5',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    confirmations: {
      reachableByPost: true,
      usageConditions: true,
      dataSharing: true,
      giftReceived: true,
      personalUse: true,
      truthful: true,
      ownAccount: true,
    },
    confirmationsEdition: '2026-11',
    ...about,
  };
}
