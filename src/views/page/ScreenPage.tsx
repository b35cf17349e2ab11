import { useEffect } from 'react';

import type { ResolvedScreen } from '../../engine/screen/index.ts';
import { contentStands } from '../../runtime/registry/index.ts';
import { DialogHost } from '../dialog/index.ts';
import { PageBox, PageSteps } from '../page-frame/index.ts';
import { ScreenView } from '../screen/index.ts';

/** A screen as a page of its own; `owner` is its tab. */
export function ScreenPage({ screen, owner }: { screen: ResolvedScreen; owner: string }) {
  useEffect(contentStands, []);
  return (
    <>
      <PageSteps owner={owner}>
        <PageBox>
          <ScreenView key={screen.document} screen={screen} />
        </PageBox>
      </PageSteps>
      <DialogHost owner={owner} />
    </>
  );
}
