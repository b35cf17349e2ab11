import { createRoot } from 'react-dom/client';

import { createBrowserStorage, mayReload } from './browser/index.ts';
import { createApp } from './create-app.tsx';
import { hasContent } from '../runtime/registry/index.ts';

const { element, tellOutdated } = createApp();

window.addEventListener('vite:preloadError', (event) => {
  // Without a network the page stays as it is: what was loaded ahead is asked for again when it is needed.
  if (!navigator.onLine) return;
  // Where it is not cured by a reload, or somebody works already, the error goes on to the boundary of the part.
  const storage = createBrowserStorage(() => sessionStorage);
  if (hasContent() || !mayReload(storage, Date.now())) return tellOutdated();
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(element);
