import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { aDocument, aDocumentIdent } from '#tests/data/document.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCheck, aFraudIdent } from '#tests/data/fraud.ts';
import { aLinkToken, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { anEntry } from '#tests/data/thirdParty.ts';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { DocumentView } from '#ui/screens/codes/documents/DocumentView.tsx';
import { FraudCheckView } from '#ui/screens/fraud/check/FraudCheckView.tsx';
import { PartnerPage } from '#ui/shell/PartnerPage.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

const CODE = <CodePageView extras={codeExtras} reminder={codeReminder} />;
const PARTNER = 'tp-2xYw7nR4cJ1hL6pD9sA5uZk0tTq3b8mV';

/** The activation's page has its test in `ActivationView.test.tsx`. */
const PAGES = [
  { path: '/merchantcode/:redeemLinkToken', token: aLinkToken, view: CODE },
  { path: '/voucher-pdf/:ident', token: aDocumentIdent, view: <DocumentView /> },
  { path: '/fraud-prevention/:ident', token: aFraudIdent, view: <FraudCheckView /> },
  { path: '/tpr/:ident', token: PARTNER, view: <PartnerPage /> },
];
const ENDS = ['.', ')', ',', '%20', '=', '%3E', '%22).'];

it.each(PAGES.flatMap((page) => ENDS.map((end) => ({ ...page, end }))))(
  'asks $path for what a mailed link names if a mail program adds $end to it',
  async ({ path, token, view, end }) => {
    const { services, apis } = await anApp({
      locale: 'en',
      links: { looks: [done(aSealedCode())] },
      documents: { documents: [done(aDocument())] },
      fraud: { looks: [done(aCheck())] },
      entries: [done(anEntry())],
    });
    await show(services, view, { path, at: path.replace(/:\w+/, `${token}${end}`) });
    const { link, document, fraud, thirdParty } = apis;
    expect([link.looked, document.looked, fraud.looked, thirdParty.asked].flat()).toEqual([token]);
  },
);
