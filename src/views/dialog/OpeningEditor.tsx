import { useLayoutEffect } from 'react';

import { useViewVariables } from '../../kit/states/index.ts';
import type { EditorEntry } from '../../runtime/dialog/index.ts';
import { useNeededWidgets } from '../../runtime/form/index.ts';
import { FormSkeleton } from '../form/index.ts';
import { editorTitle, editorWidth } from './editor-look.ts';

/**
 * Responds to a press immediately while the code of the editor is loading: its frame, title and shape, at the position
 * that the editor then takes without an animation (`onShown`). It is not a dialog yet: the focus stays where it is, so
 * that the editor can restore it.
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
