import { useEffect, useRef } from 'react';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { replaceDocument } from '../commands/index.ts';
import { sourceOf } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import type { Step } from '../words/index.ts';

/** A text that replaces the document, and the label of that step. */
export interface Incoming {
  body: JsonObject;
  label: Step;
}

const noOthers: OpenDesign['others'] = new Map();

/** Calls `onChange` with the text of the document after each change, and applies each `incoming` object once. */
export function useHost(
  design: OpenDesign,
  onChange: ((text: string, others: OpenDesign['others']) => void) | undefined,
  incoming: Incoming | undefined,
): void {
  const { tree, others, execute } = design;
  const told = useRef({ tree, others: noOthers });
  useEffect(() => {
    if (told.current.tree === tree && isSame(told.current.others, others)) return undefined;
    told.current = { tree, others };
    let isTold = false;
    const tell = () => {
      if (isTold) return;
      isTold = true;
      onChange?.(sourceOf(tree), others);
    };
    // Printing a large document takes time, so the change is rendered first.
    const timer = setTimeout(tell);
    return () => {
      clearTimeout(timer);
      tell();
    };
  }, [tree, others, onChange]);
  const taken = useRef<Incoming>(undefined);
  useEffect(() => {
    if (incoming === undefined || taken.current === incoming) return;
    taken.current = incoming;
    execute(replaceDocument, incoming);
  }, [incoming, execute]);
}

function isSame(one: OpenDesign['others'], other: OpenDesign['others']): boolean {
  return one === other || (one.size === 0 && other.size === 0);
}
