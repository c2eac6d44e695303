/** Who redeems, in the workshop's frames and in browser tests. */
export const PERSON = { email: 'jo.weber@example.org', firstName: 'Jo', lastName: 'Weber' } as const;

/** All inputs before the check page. A site ignores what it does not ask for. */
export const TYPED = { ...PERSON, salutation: '', repeatEmail: PERSON.email, useDataConfirmation: true };
