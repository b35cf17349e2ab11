import { useEffect } from 'react';

import { useBrowserLocation } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { StatusCodePage } from './StatusPages.tsx';

/** The page for an unknown address. If the server has a page there, the user lacks the permission for it. */
export function NotFoundPage() {
  const { http, settings } = useApp();
  const { from, go } = useBrowserLocation();
  const [path = ''] = (from ?? '').split('?');
  useEffect(() => {
    // JeecgBoot has no such endpoint.
    if (path === '' || settings.isJeecg) return undefined;
    let isWanted = true;
    http.send({ method: 'GET', path: '/sys/permission/pageExists', params: { path }, quiet: true }).then(
      ({ result }) => isWanted && result === true && go('/403', { replace: true }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [http, settings.isJeecg, path, go]);
  return <StatusCodePage code="404" />;
}
