import type { Hosts } from './hosts.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const SEARCH = 'https://www.google.com';
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** The container itself, whatever it holds. */
export const CONTAINER_HOSTS: Hosts = {
  'script-src': [TAG_MANAGER],
  'img-src': [TAG_MANAGER],
  'connect-src': [TAG_MANAGER, SEARCH],
};

/** What the container may hold, by Google's own lists (tests/data/vendorPolicies); a site's file switches each on. */
export const TAG_HOSTS: Readonly<Record<'analytics' | 'ads', Hosts>> = {
  analytics: {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ANALYTICS,
    'connect-src': [...ANALYTICS, 'https://analytics.google.com', 'https://*.analytics.google.com'],
  },
  ads: {
    'script-src': [...ADS, SEARCH],
    'img-src': [...ADS, SEARCH, 'https://google.com', 'https://*.g.doubleclick.net'],
    'connect-src': [...ADS, SEARCH, 'https://google.com', 'https://*.g.doubleclick.net'],
    'frame-src': [TAG_MANAGER, 'https://td.doubleclick.net'],
  },
};
