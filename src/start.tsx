import { createRoot } from 'react-dom/client';

/** The first page: it only proves that the two builds start. */
export function start(thirdParties: 'real' | 'mock'): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(<main data-third-parties={thirdParties} />);
}
