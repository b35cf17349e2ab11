import type { KeyboardEvent } from 'react';

import { draggedNodes, type Carry } from '../canvas/index.ts';
import { duplicateNodes, moveBy, removeNodes, setSpan, type GapStep } from '../commands/index.ts';
import { isText, onShortcut, type ShortcutActions } from '../keyboard/index.ts';
import { allBeside, nodeAfter, type NodeStep } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { designerWords, type Locale } from '../words/index.ts';

/** Actions of keys that do not change the document. */
export interface Opened {
  find: () => void;
  help: () => void;
  rename: () => void;
  /** Edits the title of the primary node at the place that has the focus. */
  edit: () => void;
  /** Edits the options of the primary node, or its placeholder. */
  editControl: () => void;
}

/** Handles the keys of an open designer: those for carrying while an item is carried, otherwise its shortcuts. */
export function onDesignerKey(
  event: KeyboardEvent,
  design: OpenDesign,
  carry: Carry,
  { locale, ...opened }: Opened & { locale: Locale },
): void {
  if (carry.carried) return onCarryingKey(event, carry);
  const { selected, execute } = design;
  const go = (step: NodeStep) => () => {
    const path = nodeAfter(design.tree, selected.at(-1), step);
    if (path) design.select([path]);
  };
  const extend = (step: NodeStep) => () => {
    const path = nodeAfter(design.tree, selected.at(-1), step);
    if (path) design.selectTo(path);
  };
  const pickUp = () => {
    const dragged = draggedNodes(design, selected, designerWords[locale]);
    if (dragged) carry.pickUp(dragged);
  };
  const actions: ShortcutActions = {
    next: go('next'),
    previous: go('previous'),
    holder: go('holder'),
    inside: go('inside'),
    first: go('first'),
    last: go('last'),
    extendNext: extend('next'),
    extendPrevious: extend('previous'),
    all: () => design.select(allBeside(design.tree, selected.at(-1))),
    leave() {
      const holder = nodeAfter(design.tree, selected.at(-1), 'holder');
      design.select(holder ? [holder] : []);
    },
    pickUp,
    edit: opened.edit,
    editControl: opened.editControl,
    narrower: () => execute(setSpan, { paths: selected, span: { by: -1 } }),
    wider: () => execute(setSpan, { paths: selected, span: { by: 1 } }),
    moveDown: () => execute(moveBy, { paths: selected, step: 1 }),
    moveUp: () => execute(moveBy, { paths: selected, step: -1 }),
    remove: () => execute(removeNodes, { paths: selected }),
    duplicate: () => execute(duplicateNodes, { paths: selected }),
    undo: design.undo,
    redo: design.redo,
    rename: () => selected.length === 1 && opened.rename(),
    find: opened.find,
    help: opened.help,
  };
  onShortcut(event, actions);
}

const steps: Readonly<Record<string, GapStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'inside',
  ArrowLeft: 'holder',
  Home: 'first',
  End: 'last',
};

function onCarryingKey(event: KeyboardEvent, carry: Carry): void {
  const { key, target } = event;
  if (!(target instanceof Element) || isText(target)) return;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step) carry.step(step);
  else if (key === 'Enter' || key === ' ') carry.drop();
  else if (key === 'Escape') carry.putBack();
  else return;
  event.preventDefault();
}
