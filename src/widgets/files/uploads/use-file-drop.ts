import { useState, type ClipboardEvent, type DragEvent } from 'react';

import { serverTimeText } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';

/**
 * Accepts files dropped on an element, and pasted while the focus is in it. `isOver`: files are dragged over it. Pasted
 * text is not handled.
 */
export function useFileDrop(isOpen: boolean, take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => isOpen && event.dataTransfer.types.includes('Files');
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (!isOpen || files.length === 0) return;
      event.preventDefault();
      take(files.map(named));
    },
  };
  return { isOver, handlers };
}

/** Copied pictures are all named `image.png`, so they get distinct names. */
function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = serverTimeText().slice(11).replaceAll(':', '');
  return new File([file], say('截图{time}{name}', { time, name: file.name.slice(5) }), { type: file.type });
}
