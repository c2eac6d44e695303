/** The build's name of the map's worker, which is a file of ours (ADR 9). */
export const MAP_WORKER_NAME = 'js/map-worker.[contenthash:8].js';

/**
 * A worker has the CSP of its own file, not of the page: only this file comes with the map's hosts. It is revalidated
 * each time, because the hosts may change without the worker.
 */
export const MAP_WORKER = /^\/js\/map-worker\.[0-9a-f]{8}\.js$/;
