import type { ResolvedScreen } from '../../engine/screen/index.ts';
import { PageBox } from '../page/PageBox.tsx';
import { ScreenView } from './ScreenView.tsx';

/** A screen as a page of its own. */
export function ScreenPage({ screen }: { screen: ResolvedScreen }) {
  return (
    <PageBox>
      <ScreenView key={screen.document} screen={screen} />
    </PageBox>
  );
}
