export function preload(paths: readonly string[]): void {
  for (const href of paths)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: href.endsWith('.css') ? 'style' : 'script',
        href,
      }),
    );
}

/** Preloads after the page's own scripts have loaded: on a slow line it would delay them and the API responses. */
export function preloadAfterScripts(paths: readonly string[]): void {
  const awaited = new Set([...document.scripts].map(({ src }) => src));
  awaited.delete('');
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) awaited.delete(name);
    if (awaited.size > 0) return;
    observer.disconnect();
    preload(paths);
  });
  observer.observe({ type: 'resource', buffered: true });
}
