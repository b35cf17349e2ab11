import {
  CopyOutlined,
  DeleteOutlined,
  GatewayOutlined,
  HolderOutlined,
  PlusOutlined,
  UpOutlined,
} from '@ant-design/icons';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';

import { useRuntime } from '../../../src/runtime/registry/index.ts';
import { readString, type Path } from '../../../src/schema/json/index.ts';
import { duplicateNodes, insertPane, removeNodes, wrapInGrid } from '../../commands/index.ts';
import { nodeAfter, nodeAt, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type DesignerWords, type Locale } from '../../words/index.ts';
import type { Rectangle } from '../drop-place.ts';
import { draggedNodes } from '../node-words.ts';
import type { Dragged } from '../use-drag.ts';

import './selection-bar.css';

/** The height of the bar, and the room in pixels that it needs to the left of its right edge. */
const height = 26;
const room = 300;

/** The title of the selected node at its frame, with a handle to drag it and what is done with it most. */
export function SelectionBar(props: {
  design: OpenDesign;
  path: Path;
  /** The box of the node, in the coordinates of the scrolled content. */
  box: Rectangle;
  scroller: RefObject<HTMLElement | null>;
  begin: (dragged: Dragged, event: PointerEvent) => void;
  /** True while something is dragged; a dragging finger needs the handle, which therefore stays. */
  isHidden: boolean;
  words: DesignerWords;
  locale: Locale;
}) {
  const { design, path, box, scroller, begin, isHidden, words, locale } = props;
  const { widgets } = useRuntime().registry;
  const node = nodeAt(design.tree, path);
  if (!node) return null;
  const title = titleOfNode(node, design);
  const names = pageWords[locale];
  const holder = nodeAfter(design.tree, path, 'holder');
  const isOfPanes = (each: Path | undefined) => {
    const component = each && readString(nodeAt(design.tree, each)?.written['x-component']);
    return component !== undefined && widgets.get(component)?.panes === true;
  };
  const panes = [path, holder].find(isOfPanes);
  const then = (act: () => void) => () => {
    act();
    scroller.current?.focus();
  };
  const onPointerDown = (event: PointerEvent) => {
    const dragged = draggedNodes(design, [path], words);
    if (dragged) begin(dragged, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of nodes do not apply to the buttons.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- its buttons have the focus
    <div
      role="toolbar"
      aria-label={title}
      className="pw-selection-bar"
      style={{ ...placeOf(box), ...(isHidden && { visibility: 'hidden' }) }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    >
      <span className="pw-selection-handle" title={`${names.drag} ${title}`} onPointerDown={onPointerDown}>
        <HolderOutlined aria-hidden />
        <span>{title}</span>
      </span>
      {panes && (
        <BarButton
          label={names.addPane}
          of={title}
          act={then(() => design.execute(insertPane, { path: panes }))}
          icon={<PlusOutlined aria-hidden />}
        />
      )}
      {holder && (
        <BarButton
          label={names.selectHolder}
          of={title}
          act={() => design.select([holder])}
          icon={<UpOutlined aria-hidden />}
        />
      )}
      <BarButton
        label={names.wrap}
        of={title}
        act={then(() => design.execute(wrapInGrid, { path }))}
        icon={<GatewayOutlined aria-hidden />}
      />
      <BarButton
        label={names.duplicate}
        of={title}
        act={then(() => design.execute(duplicateNodes, { paths: [path] }))}
        icon={<CopyOutlined aria-hidden />}
      />
      <BarButton
        label={names.remove}
        of={title}
        act={then(() => design.execute(removeNodes, { paths: [path] }))}
        icon={<DeleteOutlined aria-hidden />}
      />
    </div>
  );
}

/** `of`: the title of the node, because other buttons have the same label for whatever is selected. */
function BarButton(props: { label: string; of: string; act: () => void; icon: ReactNode }) {
  const { label, of, act, icon } = props;
  return (
    <button type="button" aria-label={`${label} ${of}`} title={label} onClick={act}>
      {icon}
    </button>
  );
}

/** Above the frame, at its right; below it or at its left if the canvas ends there. */
function placeOf({ left, top, right, bottom }: Rectangle) {
  const isAbove = top - 4 - height >= 0;
  return {
    top: isAbove ? top - 4 - height : bottom + 4,
    ...(right < room ? { left: Math.max(0, left - 4) } : { left: right + 4, translate: '-100% 0' }),
  };
}
