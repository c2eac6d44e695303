import { z } from 'zod';
import { CAPTCHA_ENDPOINTS, type Site } from '#domain/site/site.ts';
import { VENDOR_HOSTS } from '#domain/site/vendorHosts.ts';
import { consentNames, href, matching, oneOf, thirdPartyKey } from './answerParts.ts';

/** The operator's accounts at third parties: product 9, `docs/extending.md`. */
export const THIRD_PARTIES = {
  amazonPay: z
    .strictObject({ language: matching(/^[a-z]{2}_[A-Z]{2}$/, 'a language such as de_DE') })
    .optional()
    .describe('The language of the wallet. Needed with payment.wallet.'),
  payment: z
    .strictObject({
      wallet: z.strictObject({ clientId: thirdPartyKey }).optional(),
      card: z.strictObject({ publicKey: thirdPartyKey }).optional(),
    })
    .optional()
    .describe('The operator’s public keys of the payment providers.'),
  captcha: z
    .strictObject({
      siteKey: thirdPartyKey.describe('No other brand has it.'),
      endpoint: oneOf(CAPTCHA_ENDPOINTS)
        .optional()
        .describe(
          'eu by default, which needs the vendor’s larger plan and is switched on per key; global for all other accounts.',
        ),
    })
    .describe('The operator’s key of the captcha.'),
  zendesk: z
    .strictObject({ key: thirdPartyKey })
    .optional()
    .describe('The key of the chat, if there is one.'),
  cookieConsent: z
    .strictObject({
      siteId: thirdPartyKey,
      key: thirdPartyKey,
      region: z
        .literal('eu1', 'eu1')
        .optional()
        .describe('Only for accounts that Usercentrics keeps in the European Union.'),
      categories: z
        .strictObject({
          functional: consentNames.optional(),
          statistics: consentNames.optional(),
          marketing: consentNames.optional(),
        })
        .optional()
        .describe(
          'The tool’s ids of categories, and ids or names of services, that stand for functional, statistics and marketing. Left out: the tool’s own template. An empty list: the brand does not use the category.',
        ),
    })
    .optional()
    .describe('The account at the consent tool. Usercentrics does not use the key.'),
  tagManagerId: thirdPartyKey.optional().describe('The id of the tag manager. Needs cookieConsent.'),
  vendorHosts: z
    .array(z.enum(VENDOR_HOSTS, 'a set of hosts'), 'a list of sets of hosts')
    .optional()
    .describe(
      'Further hosts of vendors: analytics and ads, for what the tag manager contains, and heidelpay, for an older account of the card. Default: analytics.',
    ),
  map: z
    .strictObject({
      styleUrl: href.describe('The style, with the key in its query if the provider wants one.'),
      geocodingUrl: href
        .regex(/^[^?]*\{query\}[^?]*\?[^#]+=/, 'an address with {query} in its path and a key in its query')
        .describe(
          'Where places are searched, with {query} for the text and the public key as the provider names it: …/{query}.json?key=… (MapTiler), …/{query}.json?access_token=… (Mapbox, version 5).',
        ),
    })
    .optional()
    .describe('Third-party map and place search.'),
  abTestScript: href
    .optional()
    .describe('The script of the A/B test. Every brand of country DE has one, no other brand.'),
} satisfies { readonly [field in keyof Site]?: z.ZodType };
