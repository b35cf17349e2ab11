import { useCallback, useState } from 'react';

import { gapAfter, gapsFor, isPlanned, placeBehind, type GapStep, type Place } from '../commands/index.ts';
import { containerOf, indexOfNode } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { dropDragged, type Drag, type Dragged } from './use-drag.ts';

/** Dragging by keyboard: a picked-up item is carried from gap to gap, then dropped or put back. */
export interface Carry {
  carried: Drag | undefined;
  pickUp: (dragged: Dragged) => void;
  step: (step: GapStep) => void;
  drop: () => void;
  putBack: () => void;
}

/** Manages keyboard dragging in an open design. */
export function useCarry(design: OpenDesign): Carry {
  const [held, setHeld] = useState<{ dragged: Dragged; place: Place }>();
  const plan = held && dropDragged(design, held);
  const refused = plan && !isPlanned(plan) ? plan.refused : undefined;
  return {
    carried: held && { ...held, refused },
    pickUp: useCallback((dragged) => setHeld({ dragged, place: ownPlace(design, dragged) }), [design]),
    step(step) {
      if (!held) return;
      const { dragged, place } = held;
      setHeld({ dragged, place: gapAfter(design, gapsFor(design, movedAlone(dragged)), place, step) });
    },
    drop() {
      if (!held || refused !== undefined) return;
      setHeld(undefined);
      design.execute(dropDragged, held);
    },
    putBack: () => setHeld(undefined),
  };
}

function ownPlace(design: OpenDesign, dragged: Dragged): Place {
  const path = dragged.kind === 'nodes' ? dragged.paths[0] : undefined;
  return path
    ? { container: containerOf(path), index: indexOfNode(design.tree, path) }
    : placeBehind(design, design.selected);
}

function movedAlone(dragged: Dragged) {
  return dragged.kind === 'nodes' && dragged.paths.length === 1 ? dragged.paths[0] : undefined;
}
