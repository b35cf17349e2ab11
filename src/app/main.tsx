import '@ant-design/v5-patch-for-react-19';

import { createRoot } from 'react-dom/client';

import { createBrowserStorage } from './browser/browser-storage.ts';
import { createApp } from './create-app.tsx';
import { mayReload } from './reload-once.ts';

const { element, tellOutdated } = createApp();

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  if (mayReload(createBrowserStorage(() => sessionStorage), Date.now())) location.reload();
  else tellOutdated();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(element);
