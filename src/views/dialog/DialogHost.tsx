import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import type { DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useDialogs, type DialogEntry, type EditorTarget } from '../../runtime/dialog/index.ts';
import { AdvancedQueryDialog } from '../advanced-query/LazyAdvancedQueryDialog.tsx';
import { OpeningEditor } from './OpeningEditor.tsx';

import './dialog.css';

const ImportDialog = antdComponent(async () => (await import('../import-dialog/ImportDialog.tsx')).ImportDialog);
const ConfirmDialog = antdComponent(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const DocumentDialog = antdComponent(async () => (await import('./document/DocumentDialog.tsx')).DocumentDialog);
const EditorDialog = antdComponent(async () => (await import('./editor/index.ts')).EditorDialog);
const PlaceDialog = antdComponent(async () => (await import('./PlaceDialog.tsx')).PlaceDialog);
const RecycleBinDialog = antdComponent(async () => (await import('./RecycleBinDialog.tsx')).RecycleBinDialog);

/** Loads the most frequently used dialogs, so that the first one opens without delay. */
export async function preloadDialogs(): Promise<void> {
  await Promise.all([EditorDialog.preload(), ConfirmDialog.preload()]);
}

/**
 * Renders the open dialogs of the tab `owner`, the last one on top. `target` is the page's own editor according to the
 * current document: an open dialog of the same model follows it without losing the input.
 */
export function DialogHost({ owner, target }: { owner: string; target?: EditorTarget }) {
  const { entries, close } = useDialogs(owner);
  return entries.map((entry, index) => {
    const place = { owner, isTop: index === entries.length - 1, onGone: () => close(entry.id) };
    return (
      // If the code of a dialog cannot be loaded, the application shows a message; the page stays.
      <ErrorBoundary key={entry.id} fallback={null} onError={place.onGone}>
        <OpenDialog entry={entry} place={place} target={target} />
      </ErrorBoundary>
    );
  });
}

function createShown() {
  let wasShown = false;
  return { show: () => void (wasShown = true), isShown: () => wasShown };
}

function OpenDialog(props: { entry: DialogEntry; place: DialogPlace; target: EditorTarget | undefined }) {
  const { entry, place, target } = props;
  const [{ show, isShown }] = useState(createShown);
  return (
    <Suspense fallback={entry.kind === 'editor' ? <OpeningEditor entry={entry} onShown={show} /> : null}>
      {drawn(entry, { ...place, isShown }, target)}
    </Suspense>
  );
}

function drawn(entry: DialogEntry, place: DialogPlace, target: EditorTarget | undefined): ReactNode {
  switch (entry.kind) {
    case 'confirm':
      return <ConfirmDialog entry={entry} {...place} />;
    case 'import':
      return <ImportDialog entry={entry} {...place} />;
    case 'advanced-query':
      return <AdvancedQueryDialog entry={entry} {...place} />;
    case 'recycle-bin':
      return <RecycleBinDialog entry={entry} {...place} />;
    case 'place':
      return <PlaceDialog entry={entry} {...place} />;
    case 'document':
      return <DocumentDialog entry={entry} {...place} />;
    case 'editor': {
      const current = target?.model.id === entry.target.model.id ? { ...entry, target } : entry;
      return <EditorDialog entry={current} {...place} />;
    }
  }
}
