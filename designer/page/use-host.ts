import { useEffect, useRef } from 'react';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { replaceDocument } from '../commands/index.ts';
import { sourceOf } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import type { Step } from '../words/index.ts';

/** A text that comes in place of the document, and what that step is called. */
export interface Incoming {
  body: JsonObject;
  label: Step;
}

/** Tells the host of the document's text after each change, and takes over what comes from it, each object once. */
export function useHost(
  design: OpenDesign,
  onChange: ((text: string, others: OpenDesign['others']) => void) | undefined,
  incoming: Incoming | undefined,
): void {
  const { tree, others, execute } = design;
  const told = useRef(tree);
  useEffect(() => {
    if (told.current === tree) return undefined;
    told.current = tree;
    let isTold = false;
    const tell = () => {
      if (isTold) return;
      isTold = true;
      onChange?.(sourceOf(tree), others);
    };
    // A large document takes its time to be printed: what was done is seen first.
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
