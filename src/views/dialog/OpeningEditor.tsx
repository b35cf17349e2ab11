import { useLayoutEffect } from 'react';

import type { EditorEntry } from '../../runtime/dialog/index.ts';
import { useNeededWidgets } from '../../runtime/form/index.ts';
import { FormSkeleton } from '../form/index.ts';
import { useViewVariables } from '../states/index.ts';
import { editorTitle, editorWidth } from './editor-look.ts';

/**
 * Answers a press at once where the code of the editor is still on its way: its frame, title and shape, in the place that
 * the editor takes without moving in (`onShown`). It is no dialog yet: the focus stays where it is, for the editor to give
 * it back.
 */
export function OpeningEditor({ entry, onShown }: { entry: EditorEntry; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  useNeededWidgets(entry.target.form.nodes);
  return (
    <div className="pw-opening" style={useViewVariables()}>
      <div
        className="pw-opening-frame"
        role="status"
        aria-busy="true"
        aria-label={editorTitle(entry)}
        style={{ width: editorWidth(entry) }}
      >
        <div className="pw-opening-title">{editorTitle(entry)}</div>
        <FormSkeleton shape="form" />
      </div>
    </div>
  );
}
