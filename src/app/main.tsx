import { say } from '../locale/index.ts';
import { hasContent } from '../runtime/registry/index.ts';
import { createBrowserStorage, mayReload } from './browser/index.ts';
import { outdatedAtom } from './feedback/index.ts';
import { createFoundation } from './start/create-foundation.ts';

const foundation = createFoundation();

window.addEventListener('vite:preloadError', (event) => {
  // Without a network the page stays as it is: preloaded parts are requested again when they are needed.
  if (!navigator.onLine) return;
  // If a reload would not help, or the page already has content, the error goes to the boundary of the part.
  const storage = createBrowserStorage(() => sessionStorage);
  if (hasContent() || !mayReload(storage, Date.now())) return foundation.store.set(outdatedAtom, true);
  event.preventDefault();
  location.reload();
});

Promise.all([import('./start/start-app.tsx'), foundation.services.language.ready]).then(
  ([{ startApp }]) => startApp(foundation),
  () => document.getElementById('root')?.replaceChildren(say('页面没有加载完整，请检查网络后刷新页面。')),
);
