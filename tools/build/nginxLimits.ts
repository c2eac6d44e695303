import { CORRELATION_ID, IPV6_NETWORK, OWN_ADDRESS } from '../serving/limits.ts';

/** Whom the limits of environment.conf count (`countersOf`). An empty key is not counted. */
export function limitMaps(): string {
  return [
    '# An id of a page load, if it is one.',
    'map $http_x_correlation_id $correlation_id {',
    '  default "";',
    `  "~*${CORRELATION_ID}" $http_x_correlation_id;`,
    '}',
    '',
    '# By whose address calls are counted: never by that of a server in front.',
    'map $remote_addr $limited_address {',
    '  default $remote_addr;',
    `  "~${OWN_ADDRESS}" "";`,
    `  "~^(?<ipv6_network>${IPV6_NETWORK})" $ipv6_network;`,
    '}',
    '',
    'map $correlation_id $limited_page {',
    '  default $correlation_id;',
    '  "" $limited_address;',
    '}',
  ].join('\n');
}
