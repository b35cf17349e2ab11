import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

import type { FieldTreeNode, LayoutNode } from '../../../engine/form/index.ts';
import './design.css';

/** What a designer draws in a form that is designed. */
export interface DesignViews {
  /** Stands in a layout in which nothing stands yet. */
  EmptyLayout: ComponentType<{ node: LayoutNode }>;
}

const DesignContext = createContext<DesignViews | undefined>(undefined);

/**
 * The forms inside are designed, not filled in: each node says in the page which part of which document it is (`data-node`,
 * a JSON pointer, and `data-document`), hidden nodes are drawn too (below `data-hidden-node`), controls are inert, and
 * layouts without nodes show where one can be dropped.
 */
export function DesignScope({ views, children }: { views: DesignViews; children: ReactNode }) {
  return <DesignContext.Provider value={views}>{children}</DesignContext.Provider>;
}

/** What a designer draws; undefined where the form is filled in. */
export function useDesignViews(): DesignViews | undefined {
  return useContext(DesignContext);
}

const noBox = { display: 'contents' } as const;
const filling = { flex: 1, minWidth: 0, width: '100%' } as const;

/** Around a node that is designed: says which part of a document it is. */
export function DesignedNode({ node, children }: { node: FieldTreeNode; children: ReactNode }) {
  const isDesigned = useDesignViews() !== undefined;
  if (!isDesigned) return children;
  const { document, pointer } = node.kind === 'problem' ? node.problem : node;
  return (
    <div style={noBox} data-node={pointer} data-document={document}>
      {children}
    </div>
  );
}

/** What is not shown to who fills in: nothing there, marked where the form is designed. */
export function Shown({ isVisible, children }: { isVisible: boolean; children: ReactNode }) {
  const isDesigned = useDesignViews() !== undefined;
  if (isVisible) return children;
  return isDesigned ? (
    <div style={noBox} data-hidden-node="">
      {children}
    </div>
  ) : null;
}

/** A control, which does nothing where the form is designed. */
export function InertWhereDesigned({ children }: { children: ReactNode }) {
  const isDesigned = useDesignViews() !== undefined;
  return isDesigned ? (
    <div inert style={filling}>
      {children}
    </div>
  ) : (
    children
  );
}
