import { type EmailFault, parseEmail } from '#domain/customer/email.ts';
import { FormModel } from '../form/FormModel.ts';

interface EmailDraft {
  readonly email: string;
}

interface EmailFaults {
  readonly email?: EmailFault;
}

export type EmailFormModel = FormModel<EmailDraft, EmailFaults>;

/** Creates the form model; `email` is the initial value. */
export function emailForm(email: string): EmailFormModel {
  return new FormModel<EmailDraft, EmailFaults>({ email }, (draft) => {
    const parsed = parseEmail(draft.email);
    return parsed.ok ? {} : { email: parsed.fault };
  });
}
