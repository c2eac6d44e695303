import { type EmailFault, parseEmail } from '#domain/customer/email.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';

interface EmailDraft {
  readonly email: string;
}

interface EmailFaults {
  readonly email?: EmailFault;
}

/** Form model for an e-mail address and nothing else. */
export type EmailFormModel = FormModel<EmailDraft, EmailFaults>;

/** Creates that form model; `email` stands in the field at first. */
export function emailForm(email: string): EmailFormModel {
  return new FormModel<EmailDraft, EmailFaults>({ email }, (draft) => {
    const parsed = parseEmail(draft.email);
    return parsed.ok ? {} : { email: parsed.fault };
  });
}
