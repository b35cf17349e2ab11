import { useEffect, useRef, type ReactNode } from 'react';

import { useFormModel } from '../scope/index.ts';
import { isAtOrBelow } from '../values/index.ts';

/** A part of a form that a widget shows on its own: a tab, a step, a section that folds. */
export interface Pane {
  key: string;
  title: string;
  description?: string;
  /** How many errors are shown in it. */
  errors: number;
  /** Data paths of its fields. */
  paths: readonly string[];
  content: ReactNode;
  /** Shows what is wrong in it and goes there; true where nothing is. */
  check: () => boolean;
  /** Set while a designer wants to see something in it: another object for each time. */
  sought?: object | undefined;
}

/** What a widget with `panes` gets. */
export interface PanesProps {
  title?: string;
  panes: Pane[];
}

/** Calls `open` with the pane whose field is about to take the focus (the first wrong one of a check), or that is sought. */
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
