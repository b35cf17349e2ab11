import type { EditorTarget } from '../../runtime/dialog/index.ts';
import { useDialogs } from '../../runtime/dialog/index.ts';
import { AdvancedQueryDialog } from '../advanced-query/index.ts';
import { ImportDialog } from '../import-dialog/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DocumentDialog } from './document/index.ts';
import { EditorDialog } from './editor/index.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RecycleBinDialog } from './RecycleBinDialog.tsx';
import './dialog.css';

/**
 * Draws the open dialogs of the tab `owner`, the last one on top. `target` is the page's own editor as its document
 * stands now: an open dialog of the same model follows it without losing what was typed.
 */
export function DialogHost({ owner, target }: { owner: string; target?: EditorTarget }) {
  const { entries, close } = useDialogs(owner);
  return entries.map((entry, index) => {
    const place = { owner, isTop: index === entries.length - 1, onGone: () => close(entry.id) };
    switch (entry.kind) {
      case 'confirm':
        return <ConfirmDialog key={entry.id} entry={entry} {...place} />;
      case 'import':
        return <ImportDialog key={entry.id} entry={entry} {...place} />;
      case 'advanced-query':
        return <AdvancedQueryDialog key={entry.id} entry={entry} {...place} />;
      case 'recycle-bin':
        return <RecycleBinDialog key={entry.id} entry={entry} {...place} />;
      case 'place':
        return <PlaceDialog key={entry.id} entry={entry} {...place} />;
      case 'document':
        return <DocumentDialog key={entry.id} entry={entry} {...place} />;
      case 'editor': {
        const current = target?.model.id === entry.target.model.id ? { ...entry, target } : entry;
        return <EditorDialog key={entry.id} entry={current} {...place} />;
      }
    }
  });
}
