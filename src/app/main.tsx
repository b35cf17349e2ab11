import '@ant-design/v5-patch-for-react-19';

import { createRoot } from 'react-dom/client';

import { createBrowserStorage, mayReload } from './browser/index.ts';
import { createApp } from './create-app.tsx';

const { element, tellOutdated } = createApp();

window.addEventListener('vite:preloadError', (event) => {
  // Where it is not cured by a reload, the error goes on to the boundary of the part that needed it.
  if (
    !mayReload(
      createBrowserStorage(() => sessionStorage),
      Date.now(),
    )
  )
    return tellOutdated();
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(element);
