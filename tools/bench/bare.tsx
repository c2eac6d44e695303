/** The smallest page of React: what every React product pays. */
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<p>{document.title}</p>);
