import { lazy, Suspense } from 'react';

import type { Tenant } from './tenant.ts';

const Markup = lazy(async () => ({ default: (await import('./SanitisedLine.tsx')).SanitisedLine }));

/** Renders a tenant's footer line. The sanitiser is loaded only if the line contains markup. */
export function TenantLine({ tenant }: { tenant: Tenant }) {
  const { footContent = '' } = tenant;
  if (!/[<&]/.test(footContent)) return footContent;
  return (
    <Suspense fallback={null}>
      <Markup html={footContent} />
    </Suspense>
  );
}
