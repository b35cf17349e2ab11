import { useLayoutEffect, useMemo, useRef, type ComponentProps } from 'react';

import type { LayoutNode } from '../../src/engine/form/index.ts';
import type { DesignScope } from '../../src/runtime/form/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import { fromPointer } from '../../src/schema/json/index.ts';
import { insertPane } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { pageWords, type Locale } from '../words/index.ts';

type DesignViews = ComponentProps<typeof DesignScope>['views'];

/** Returns the parts of a form that only its design has. They stay the same while the form is designed. */
export function useDesignViewsOf(design: OpenDesign, locale: Locale): DesignViews {
  const latest = useRef(design);
  useLayoutEffect(() => void (latest.current = design));
  return useMemo(() => {
    const addPane = (node: LayoutNode) => latest.current.execute(insertPane, { path: fromPointer(node.pointer) });
    return {
      EmptyLayout: ({ node }) => <EmptyLayout node={node} locale={locale} onAdd={addPane} />,
    };
  }, [locale]);
}

/**
 * The placeholder in an empty layout, which marks the place to drop nodes. A layout of panes gets its first pane by a
 * button.
 */
function EmptyLayout(props: { node: LayoutNode; locale: Locale; onAdd: (node: LayoutNode) => void }) {
  const { node, locale, onAdd } = props;
  const words = pageWords[locale];
  const isOfPanes = useRuntime().registry.widgets.get(node.component)?.panes === true;
  return (
    <div className="pw-canvas-drop">
      {isOfPanes ? words.emptyPanes : words.emptyLayout}
      {isOfPanes && (
        <button
          type="button"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onAdd(node);
          }}
        >
          {words.addPane}
        </button>
      )}
    </div>
  );
}
