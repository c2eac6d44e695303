import { PAYMENT_PAGES, THIRD_PARTY_PAGES } from '#domain/route/zone.ts';
import { KIND_PATHS } from './pageFile.ts';

/** The locations of all pages, for `tools/deploy/nginx.conf`: nginx takes the first pattern that fits, else the last one. */
export function nginxPages(): string {
  return [
    '# Written by `npm run build` from domain/route/routes.ts.',
    location(`~* "${patternOf(PAYMENT_PAGES)}"`, 'payment'),
    location(`~* "${KIND_PATHS.code}"`, 'code', '.code'),
    location(`~* "${KIND_PATHS.wall}"`, 'wall', '.wall'),
    location(`~* "${patternOf(THIRD_PARTY_PAGES)}"`, 'third-party'),
    location('/', 'plain'),
    '',
  ].join('\n');
}

const patternOf = ({ source }: RegExp): string => source.replaceAll('\\/', '/');

const location = (addresses: string, headers: string, page = ''): string => `
location ${addresses} {
  include voucher/${headers}-headers.conf;
  add_header Cache-Control "no-cache";
  try_files /pages/$site${page}.html =404;
}`;
