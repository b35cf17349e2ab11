import { lazy, Suspense } from 'react';

import type { Tenant } from './tenant.ts';

const Markup = lazy(async () => ({ default: (await import('./SanitisedLine.tsx')).SanitisedLine }));

/** What a tenant has below its pages: text, or markup, for which the sanitiser is loaded. */
export function TenantLine({ tenant }: { tenant: Tenant }) {
  const { footContent = '' } = tenant;
  if (!/[<&]/.test(footContent)) return footContent;
  return (
    <Suspense fallback={null}>
      <Markup html={footContent} />
    </Suspense>
  );
}
