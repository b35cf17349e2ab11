import { useMemo } from 'react';

import { readText } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, own, toPointer } from '../../../src/schema/json/index.ts';
import { duplicateNodes, moveNode, removeNodes } from '../../commands/index.ts';
import { allNodes, containerOf, indexOfNode, isSamePath, type PlacedNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import './outline.css';

/**
 * The nodes of the form as a tree. Arrow keys choose, Alt with them moves, Delete takes away, Ctrl+D copies: all that the
 * canvas does by pointer.
 */
export function Outline({ design, fields }: { design: OpenDesign; fields: JsonObject | undefined }) {
  const nodes = useMemo(() => allNodes(design.tree), [design.tree]);
  const primary = design.selected.at(-1);
  const at = nodes.findIndex(({ path }) => primary && isSamePath(path, primary));
  const onKeyDown = (event: React.KeyboardEvent) => {
    const node = nodes[at];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = nodes[Math.max(0, Math.min(at + step, nodes.length - 1))];
      if (event.altKey && node) moveBy(design, node, step);
      else if (next) design.select([next.path]);
    } else if (node && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      design.execute(removeNodes, { paths: design.selected });
    } else if (node && event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      design.execute(duplicateNodes, { paths: design.selected });
    }
  };
  if (nodes.length === 0) return <p className="pw-outline-none">表单里还没有组件。</p>;
  return (
    <div
      className="pw-outline"
      role="tree"
      aria-label="大纲"
      aria-multiselectable="true"
      tabIndex={0}
      aria-activedescendant={at >= 0 ? idOf(at) : undefined}
      onKeyDown={onKeyDown}
    >
      {nodes.map((node, index) => {
        const isSelected = design.selected.some((path) => isSamePath(path, node.path));
        const level = node.path.length / 2;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and the keys
          <div
            key={toPointer(node.path)}
            id={idOf(index)}
            role="treeitem"
            aria-level={level}
            aria-selected={isSelected}
            className={isSelected ? 'pw-outline-node pw-outline-selected' : 'pw-outline-node'}
            style={{ paddingInlineStart: 8 + (level - 1) * 14 }}
            onClick={({ ctrlKey, metaKey, shiftKey }) =>
              design.select(ctrlKey || metaKey || shiftKey ? [...design.selected, node.path] : [node.path])
            }
          >
            <span className="pw-outline-title">{titleOf(node, fields)}</span>
            <span className="pw-outline-key">{node.key}</span>
          </div>
        );
      })}
    </div>
  );
}

function idOf(index: number): string {
  return `pw-outline-${index}`;
}

/** What a node is called: by itself, by the model, or by its widget. */
function titleOf({ key, written }: PlacedNode, fields: JsonObject | undefined): string {
  const said = fields && own(fields, key);
  const component = typeof written['x-component'] === 'string' ? written['x-component'] : undefined;
  return readText(written['title']) ?? (isJsonObject(said) ? readText(said['title']) : undefined) ?? component ?? key;
}

/** One gap up or down among its neighbours. */
function moveBy(design: OpenDesign, { path }: PlacedNode, step: number): void {
  const index = indexOfNode(design.tree, path);
  design.execute(moveNode, { path, place: { container: containerOf(path), index: step > 0 ? index + 2 : index - 1 } });
}
