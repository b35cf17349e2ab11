import { useEffect, useRef, type RefObject } from 'react';

import { pasteNodes, placeBehind, removeNodes } from '../commands/index.ts';
import { isText } from '../keyboard/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { clipboardText, readClipboard } from './clipboard-text.ts';

/**
 * Copies, cuts and pastes nodes while the focus is inside `root`. It uses the browser's clipboard events, which require
 * no permission. In a text field, and while a text is selected, the events are left to the text.
 */
export function useClipboard(root: RefObject<HTMLElement | null>, design: OpenDesign): void {
  const latest = useRef(design);
  useEffect(() => void (latest.current = design));
  useEffect(() => {
    const listeners = new AbortController();
    const isOurs = () => {
      const { activeElement } = document;
      return activeElement !== null && root.current?.contains(activeElement) === true && !isText(activeElement);
    };
    const copy = (event: ClipboardEvent) => {
      const { current: now } = latest;
      if (!isOurs() || event.defaultPrevented || document.getSelection()?.isCollapsed === false) return false;
      const text = clipboardText(now, now.selected);
      if (text === undefined || !event.clipboardData) return false;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent) => {
      const { selected, say } = latest.current;
      if (copy(event)) say({ told: { notes: [{ key: 'copied', values: [selected.length] }] } });
    };
    const onCut = (event: ClipboardEvent) => {
      if (copy(event)) latest.current.execute(removeNodes, { paths: latest.current.selected });
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs() || event.defaultPrevented) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text/plain') ?? '', latest.current);
    };
    const { signal } = listeners;
    document.addEventListener('copy', onCopy, { signal });
    document.addEventListener('cut', onCut, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => listeners.abort();
  }, [root]);
}

function paste(text: string, design: OpenDesign): void {
  const read = readClipboard(text, design);
  if ('refused' in read) return design.say({ refused: read.refused });
  const { nodes, notes } = read;
  const path = design.selected.at(-1);
  // A node that is still selected after copying gets its copy next to it, not inside.
  const isItself = path?.at(-1) === nodes[0]?.[0];
  design.execute(pasteNodes, { nodes, notes, place: placeBehind(design, design.selected, isItself) });
}
