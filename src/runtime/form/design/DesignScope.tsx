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
import { createListeners } from '../../listeners/index.ts';

import './design.css';

/** What a designer draws in a form that is designed. */
export interface DesignViews {
  /** Stands in a layout in which nothing stands yet. */
  EmptyLayout: ComponentType<{ node: LayoutNode }>;
}

/** A node that shall be seen: a new object each time, so that it is shown again. */
export interface Revealed {
  document: string;
  pointer: string;
}

const DesignContext = createContext<DesignViews | undefined>(undefined);

/** What shall be seen, told to the few that follow it: a changed context would be looked for in every field of a form. */
interface RevealedStore {
  get: () => Revealed | undefined;
  set: (revealed: Revealed | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const RevealedContext = createContext(createRevealedStore(undefined));

/**
 * The forms inside are designed, not filled in: each node says in the page which part of which document it is (`data-node`,
 * a JSON pointer, and `data-document`), hidden nodes are drawn too (below `data-hidden-node`), controls are inert, and
 * layouts without nodes show where one can be dropped. The tabs, steps and sections around `revealed` open.
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

/** The node that a designer wants seen. */
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

/** What a designer draws; undefined where the form is filled in. */
export function useDesignViews(): DesignViews | undefined {
  return useContext(DesignContext);
}

const noBox = { display: 'contents' } as const;
const filling = { flex: 1, minWidth: 0, width: '100%' } as const;

/** Around a node of a designed form: says which part of a document it is. */
export function DesignedNode({ node, children }: { node: FieldTreeNode; children: ReactNode }) {
  const { document, pointer } = node;
  return (
    <div style={noBox} data-node={pointer} data-document={document}>
      {children}
    </div>
  );
}

/** Around what who fills in does not see, and who designs does. */
export function HiddenNode({ children }: { children: ReactNode }) {
  return (
    <div style={noBox} data-hidden-node="">
      {children}
    </div>
  );
}

/** Around a control of a designed form, which does nothing. */
export function InertControl({ children }: { children: ReactNode }) {
  return (
    <div inert style={filling}>
      {children}
    </div>
  );
}
