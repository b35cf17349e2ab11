import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

import type { FieldTreeNode, LayoutNode } from '../../../engine/form/index.ts';
import { createListeners } from '../../listeners/create-listeners.ts';

import './design.css';

export interface DesignViews {
  EmptyLayout: ComponentType<{ node: LayoutNode }>;
}

/** A node to reveal. A new object reveals the node again. */
export interface Revealed {
  document: string;
  pointer: string;
}

const DesignContext = createContext<DesignViews | undefined>(undefined);

/**
 * A store with the revealed node, so that only its few subscribers update: a context change would be propagated through
 * every field of a form.
 */
interface RevealedStore {
  get: () => Revealed | undefined;
  set: (revealed: Revealed | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const RevealedContext = createContext(createRevealedStore(undefined));

/**
 * Renders the forms inside in design mode instead of for input. Each node has the attributes `data-node` (a JSON
 * pointer) and `data-document`, hidden nodes are rendered too (inside `data-hidden-node`), controls are inert, and
 * empty layouts show a drop area. The tabs, steps and sections around `revealed` open.
 */
export function DesignScope(props: { views: DesignViews; revealed?: Revealed | undefined; children: ReactNode }) {
  const { views, revealed, children } = props;
  const [store] = useState(() => createRevealedStore(revealed));
  useLayoutEffect(() => store.set(revealed), [store, revealed]);
  return (
    <DesignContext.Provider value={views}>
      <RevealedContext.Provider value={store}>{children}</RevealedContext.Provider>
    </DesignContext.Provider>
  );
}

/** Returns the node to reveal. */
export function useRevealed(): Revealed | undefined {
  const { subscribe, get } = useContext(RevealedContext);
  return useSyncExternalStore(subscribe, get, get);
}

function createRevealedStore(first: Revealed | undefined): RevealedStore {
  const { subscribe, notify } = createListeners();
  let revealed = first;
  return {
    get: () => revealed,
    set(next) {
      revealed = next;
      notify();
    },
    subscribe,
  };
}

/** Returns the designer's views; undefined outside design mode. */
export function useDesignViews(): DesignViews | undefined {
  return useContext(DesignContext);
}

const noBox = { display: 'contents' } as const;
const filling = { flex: 1, minWidth: 0, width: '100%' } as const;

/** Wraps a node of a designed form with its document and pointer. */
export function DesignedNode({ node, children }: { node: FieldTreeNode; children: ReactNode }) {
  const { document, pointer } = node;
  return (
    <div style={noBox} data-node={pointer} data-document={document}>
      {children}
    </div>
  );
}

/** Wraps a node that is visible only in design mode. */
export function HiddenNode({ children }: { children: ReactNode }) {
  return (
    <div style={noBox} data-hidden-node="">
      {children}
    </div>
  );
}

/** Wraps a control of a designed form, which is inert. */
export function InertControl({ children }: { children: ReactNode }) {
  return (
    <div inert style={filling}>
      {children}
    </div>
  );
}
