import { Input } from 'antd';
import { useLayoutEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';

import { toPointer, type Path } from '../../../src/schema/json/index.ts';
import { draggedNodes, TitleEditor, type Drag, type Dragged } from '../../canvas/index.ts';
import { holdsPath, isSamePath, toggled } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { designerWords, type Locale } from '../../words/index.ts';
import { onOutlineKey, withFolded } from './outline-keys.ts';
import { isAbove, openedTo, outlineRows, rowOfGap, seenRows, type Folded } from './outline-rows.ts';

import './outline.css';

/** In pixels. */
const rowHeight = 28;

/**
 * The nodes of the form as a tree, which can be searched, selected, dragged and renamed. Only visible rows are
 * rendered. It has the same node keys as the canvas.
 */
export function Outline(props: {
  design: OpenDesign;
  scroller: RefObject<HTMLDivElement | null>;
  drag: Drag | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  edited: Path | undefined;
  onEdit: (path: Path | undefined) => void;
  /** Nodes whose children are hidden; the owner of this state keeps it as long as the document is open. */
  folded: Folded;
  onFold: (folded: Folded) => void;
  locale: Locale;
}) {
  const { design, scroller, drag, begin, edited, onEdit, folded, onFold, locale } = props;
  const words = designerWords[locale];
  const { selected } = design;
  const [search, setSearch] = useState('');
  const { tree, vocabulary, fields } = design;
  const rows = useMemo(
    () => outlineRows({ tree, vocabulary, ...(fields && { fields }) }, search, folded),
    [tree, vocabulary, fields, search, folded],
  );
  const primary = selected.at(-1);
  // Unfolds the path to a node that is selected elsewhere.
  useLayoutEffect(() => {
    if (primary) onFold(openedTo(primary, folded));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of what is newly selected only: it may be folded afterwards
  }, [primary]);
  const fold = (path: Path, isFolded: boolean) => {
    if (isFolded && primary && isAbove(path, primary)) design.select([path]);
    onFold(withFolded(folded, path, isFolded));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an item is carried, the keys move it; a search shows rows of all levels.
    const isTree = event.target instanceof Element && event.target.matches('[role=tree]');
    if (isTree && !drag && search === '') onOutlineKey(event, design, { rows, fold });
  };
  const at = primary ? rows.findIndex(({ path }) => isSamePath(path, primary)) : -1;
  const { first, end } = useSeenRows(scroller, rows.length, at);
  const line = drag?.place && search === '' ? rowOfGap(rows, design, drag.place) : undefined;
  return (
    <div className="pw-outline-panel">
      <Input
        allowClear
        size="small"
        placeholder={words.outlineSearch}
        aria-label={words.outlineSearch}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          scroller.current?.scrollTo({ top: 0 });
        }}
      />
      {rows.length === 0 && (
        <p className="pw-outline-none">{search === '' ? words.noNodes : words.noneFound(search)}</p>
      )}
      <div className="pw-outline-scroller" ref={scroller}>
        <div
          className="pw-outline"
          role="tree"
          aria-label={words.outline}
          aria-multiselectable="true"
          tabIndex={0}
          data-nodes=""
          onKeyDown={onKeyDown}
          aria-activedescendant={at >= 0 ? idOf(at) : undefined}
          style={{ height: rows.length * rowHeight }}
        >
          {rows.slice(first, end).map((row, offset) => {
            const index = first + offset;
            const { path, title, key, level, isOpen } = row;
            const isSelected = holdsPath(selected, path);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and the keys
              <div
                key={toPointer(path)}
                id={idOf(index)}
                role="treeitem"
                aria-level={level}
                aria-selected={isSelected}
                aria-expanded={isOpen}
                data-outline={toPointer(path)}
                className={isSelected ? 'pw-outline-node pw-outline-selected' : 'pw-outline-node'}
                style={{ top: index * rowHeight, paddingInlineStart: 8 + (level - 1) * 14 }}
                onPointerDown={(event) => {
                  const dragged = draggedNodes(design, isSelected ? selected : [path], words);
                  if (dragged) begin(dragged, event);
                }}
                onClick={({ ctrlKey, metaKey, shiftKey }) => {
                  if (shiftKey) design.selectTo(path);
                  else design.select(ctrlKey || metaKey ? toggled(selected, path) : [path]);
                }}
                onDoubleClick={() => onEdit(path)}
              >
                {isOpen !== undefined && (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree has the keys
                  <span
                    className="pw-outline-fold"
                    onPointerDown={(event) => event.stopPropagation()}
                    onDoubleClick={(event) => event.stopPropagation()}
                    onClick={(event) => {
                      event.stopPropagation();
                      fold(path, isOpen);
                    }}
                  />
                )}
                {edited && isSamePath(edited, path) ? (
                  <TitleEditor design={design} path={path} words={words} onDone={() => onEdit(undefined)} />
                ) : (
                  <span className="pw-outline-title">{title}</span>
                )}
                <span className="pw-outline-key">{key}</span>
              </div>
            );
          })}
          {line && (
            <div
              role="presentation"
              className={drag?.refused ? 'pw-outline-line pw-outline-line-refused' : 'pw-outline-line'}
              style={{ top: line.row * rowHeight - 1, insetInlineStart: 8 + (line.level - 1) * 14 }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function useSeenRows(scroller: RefObject<HTMLDivElement | null>, count: number, primary: number) {
  const [seen, setSeen] = useState({ scrollTop: 0, height: 600 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setSeen({ scrollTop: element.scrollTop, height: element.clientHeight });
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || primary < 0) return;
    const [top, bottom] = [primary * rowHeight, (primary + 1) * rowHeight];
    const { scrollTop, clientHeight } = element;
    if (top < scrollTop) element.scrollTo({ top });
    else if (bottom > scrollTop + clientHeight) element.scrollTo({ top: bottom - clientHeight });
  }, [scroller, primary]);
  return seenRows(count, seen.height, seen.scrollTop, rowHeight);
}

function idOf(index: number): string {
  return `pw-outline-${index}`;
}
