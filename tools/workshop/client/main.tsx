import '#ui/styles/entry.scss';
import './workshop.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptTheme } from '#ui/theme/adoptTheme.ts';
import { BrandPage } from './brand/BrandPage.tsx';
import { GalleryPage } from './gallery/GalleryPage.tsx';
import { KitPage } from './kit/KitPage.tsx';
import { PartsPage } from './kit/PartsPage.tsx';
import type { PageData } from './pageData.ts';

const data = JSON.parse(document.body.dataset['page'] ?? '') as PageData;
adoptTheme({ brandingColor: '#2a5bd7', layout: 'classic' });
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(<StrictMode>{pageOf(data)}</StrictMode>);

function pageOf(all: PageData) {
  switch (all.page) {
    case 'gallery':
      return <GalleryPage {...all} />;
    case 'brand':
      return <BrandPage {...all} />;
    case 'kit':
      return <KitPage {...all} />;
    case 'parts':
      return <PartsPage />;
    case 'note':
      return <p className="note">{all.note}</p>;
  }
}
