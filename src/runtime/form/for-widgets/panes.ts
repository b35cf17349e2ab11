import { useEffect, useRef, type ReactNode } from 'react';

import { useFormModel } from '../scope/index.ts';
import { isAtOrBelow } from '../values/index.ts';

/** A part of a form that a widget shows separately: a tab, a step or a collapsible section. */
export interface Pane {
  key: string;
  title: string;
  description?: string;
  errors: number;
  paths: readonly string[];
  content: ReactNode;
  /** Shows the errors in it and focuses the first; returns true if there are none. */
  check: () => boolean;
  /** Present while a designer reveals something in it; a new object for each request. */
  sought?: object | undefined;
}

export interface PanesProps {
  title?: string;
  panes: Pane[];
}

/**
 * Calls `open` with the pane that is revealed or whose field is about to receive the focus (the first invalid one of a
 * check).
 */
export function useOpenedPane(panes: readonly Pane[], open: (key: string) => void): void {
  const form = useFormModel();
  const latest = useRef({ panes, open });
  useEffect(() => {
    latest.current = { panes, open };
  });
  useEffect(
    () =>
      form.onReveal((path) => {
        const pane = latest.current.panes.find(({ paths }) => paths.some((each) => isAtOrBelow(path, each)));
        if (pane) latest.current.open(pane.key);
      }),
    [form],
  );
  const wanted = panes.find(({ sought }) => sought !== undefined);
  const [key, sought] = [wanted?.key, wanted?.sought];
  useEffect(() => {
    if (key !== undefined && sought) latest.current.open(key);
  }, [key, sought]);
}
