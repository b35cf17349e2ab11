import { useEffect } from 'react';

import type { ResolvedScreen } from '../../engine/figures/index.ts';
import { PageBox } from '../../kit/page-frame/PageBox.tsx';
import { PageSteps } from '../../kit/page-frame/PageSteps.tsx';
import type { ListLocation } from '../../runtime/list/index.ts';
import { contentStands } from '../../runtime/registry/index.ts';
import { DialogHost } from '../dialog/index.ts';
import { ScreenView } from '../screen/index.ts';

/** A screen as a page; `owner` is its tab. */
export function ScreenPage(props: { screen: ResolvedScreen; owner: string; location?: ListLocation }) {
  const { screen, owner, location } = props;
  useEffect(contentStands, []);
  return (
    <>
      <PageSteps owner={owner}>
        <PageBox wide={screen.wide === true}>
          <ScreenView key={screen.document} screen={screen} location={location} />
        </PageBox>
      </PageSteps>
      <DialogHost owner={owner} />
    </>
  );
}
