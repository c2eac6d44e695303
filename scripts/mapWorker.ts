/** How the build names the map's worker, which is a file of ours (ADR 9). */
export const MAP_WORKER_NAME = 'js/map-worker.[contenthash:8].js';

/**
 * Its addresses. A worker has the policy of its own file, not that of the page: so this file alone comes with the map's
 * hosts, and is asked for again each time, since these may change while the worker does not.
 */
export const MAP_WORKER = /^\/js\/map-worker\.[0-9a-f]{8}\.js$/;
