import { useEffect, useState } from 'react';

import { parseJson } from '../../../src/schema/json/index.ts';
import { nodeAt } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';

const place = 'pagewright.designer.recent';
const most = 6;

/** Returns the widgets that were added last in this browser, the latest first, however they were added. */
export function useRecentWidgets(design: OpenDesign): readonly string[] {
  const [recent, setRecent] = useState(readRecent);
  const { history, tree, selected } = design;
  const step = history.transactions[history.done - 1];
  const added = step?.label.key === 'add' ? selected.at(-1) : undefined;
  const widget = added && nodeAt(tree, added)?.written['x-component'];
  useEffect(() => {
    if (typeof widget !== 'string') return;
    setRecent((before) => {
      const next = [widget, ...before.filter((each) => each !== widget)].slice(0, most);
      keepRecent(next);
      return next;
    });
  }, [widget]);
  return recent;
}

function readRecent(): readonly string[] {
  try {
    const { value } = parseJson(localStorage.getItem(place) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    // Without storage the list begins empty.
    return [];
  }
}

function keepRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(recent));
  } catch {
    // A full or refused storage loses only this convenience.
  }
}
