import type { ResolvedScreen } from '../../engine/screen/index.ts';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { PageBox } from '../page/PageBox.tsx';
import { PageSteps } from '../page/PageSteps.tsx';
import { ScreenView } from './ScreenView.tsx';

/** A screen as a page of its own; `owner` is its tab. */
export function ScreenPage({ screen, owner }: { screen: ResolvedScreen; owner: string }) {
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
