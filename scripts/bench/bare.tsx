/** The least page that React can draw: what every React product pays. */
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<p>{document.title}</p>);
