interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Who redeems in the workshop's frames. */
export const PERSON: Person = { email: 'ada.lind@mail.example', firstName: 'Ada', lastName: 'Lind' };

/** All inputs before the check page. A site ignores what it does not ask for. */
export function typedBy({ email, firstName, lastName }: Person) {
  return { salutation: '', firstName, lastName, email, repeatEmail: email, useDataConfirmation: true };
}
