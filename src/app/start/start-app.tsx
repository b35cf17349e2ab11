import { createRoot } from 'react-dom/client';

import { App } from '../App.tsx';
import { createBrowserHistory } from '../routes/index.ts';
import type { Foundation } from './create-foundation.ts';

/** Renders the application in `#root`. */
export function startApp({ services, store }: Foundation): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<App services={services} store={store} history={createBrowserHistory(window)} />);
}
