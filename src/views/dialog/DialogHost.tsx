import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useDialogs, type DialogEntry, type EditorTarget } from '../../runtime/dialog/index.ts';
import { AdvancedQueryDialog } from '../advanced-query/index.ts';
import { antdComponent } from '../antd-scope/index.ts';
import type { DialogPlace } from '../dialog-frame/index.ts';
import { OpeningEditor } from './OpeningEditor.tsx';

import './dialog.css';

const ImportDialog = antdComponent(async () => (await import('../import-dialog/index.ts')).ImportDialog);
const ConfirmDialog = antdComponent(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const DocumentDialog = antdComponent(async () => (await import('./document/index.ts')).DocumentDialog);
const EditorDialog = antdComponent(async () => (await import('./editor/index.ts')).EditorDialog);
const PlaceDialog = antdComponent(async () => (await import('./PlaceDialog.tsx')).PlaceDialog);
const RecycleBinDialog = antdComponent(async () => (await import('./RecycleBinDialog.tsx')).RecycleBinDialog);

/** Loads the dialogs that are opened most, so that the first one opens at once. */
export async function preloadDialogs(): Promise<void> {
  await Promise.all([EditorDialog.preload(), ConfirmDialog.preload()]);
}

/**
 * Draws the open dialogs of the tab `owner`, the last one on top. `target` is the page's own editor as its document
 * stands now: an open dialog of the same model follows it without losing what was typed.
 */
export function DialogHost({ owner, target }: { owner: string; target?: EditorTarget }) {
  const { entries, close } = useDialogs(owner);
  return entries.map((entry, index) => {
    const place = { owner, isTop: index === entries.length - 1, onGone: () => close(entry.id) };
    return (
      // Where its code cannot be loaded, a panel of the application says so; the page stays.
      <ErrorBoundary key={entry.id} fallback={null} onError={place.onGone}>
        <OpenDialog entry={entry} place={place} target={target} />
      </ErrorBoundary>
    );
  });
}

/** Remembers whether something was shown. */
function createShown() {
  let wasShown = false;
  return { show: () => void (wasShown = true), isShown: () => wasShown };
}

/** A dialog, or its frame until its code is here. */
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
