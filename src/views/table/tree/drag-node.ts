import { say } from '../../../locale/index.ts';
import { refuseDrop, type TableRow } from '../../../runtime/table/index.ts';

/** Milliseconds over a closed row until it opens. */
const opensAfter = 700;
/** Pixels at the edges of the scroller in which it scrolls. */
const edge = 36;

interface DragView {
  scroller: HTMLElement;
  rows: readonly TableRow[];
  nameOf: (row: TableRow) => string;
  onToggle: (row: TableRow) => void;
  onDrop: (moved: TableRow, onto: TableRow | null) => void;
}

/**
 * Follows the pointer from the press on a row's handle. The row that would become the parent is marked, and a hint
 * describes the drop or why it is not possible; the header means the top level. A closed row opens after a moment, the
 * table scrolls at its edges, Escape cancels.
 */
export function dragNode(start: PointerEvent, moved: TableRow, view: () => DragView): void {
  const hint = document.createElement('div');
  hint.className = 'pw-drag-hint';
  hint.setAttribute('role', 'status');
  view().scroller.parentElement?.append(hint);
  let pointer = { x: start.clientX, y: start.clientY };
  let onto: { row: TableRow | null } | undefined;
  let marked: HTMLElement | undefined;
  let markedKey: string | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const { scroller, rows, nameOf, onToggle } = view();
    const element = document.elementFromPoint(pointer.x, pointer.y);
    const over =
      element && scroller.contains(element) ? element.closest<HTMLElement>('[data-key], .pw-grid-head') : null;
    hint.style.transform = `translate(${pointer.x + 14}px, ${pointer.y + 14}px)`;
    const key = over?.dataset.key;
    // While scrolling, the same element can show another row.
    if (over === (marked ?? null) && key === markedKey) return;
    clearTimeout(opening);
    delete marked?.dataset.drop;
    marked = over ?? undefined;
    markedKey = key;
    const row = rows.find((each) => each.kind === 'record' && each.key === key) ?? null;
    const isPlace = over !== null && (row !== null || key === undefined);
    const refusal = isPlace ? refuseDrop(rows, moved.key, row?.key ?? null) : '';
    onto = isPlace && refusal === undefined ? { row } : undefined;
    if (over && isPlace) over.dataset.drop = refusal === undefined ? 'onto' : 'refused';
    const name = nameOf(moved);
    const possible = row
      ? say('把{name}移到{parent}下面', { name, parent: nameOf(row) })
      : say('把{name}移到最上级', { name });
    hint.textContent = refusal === '' ? say('把{name}放到新的上级上', { name }) : (refusal ?? possible);
    hint.dataset.refused = String(refusal !== undefined && refusal !== '');
    if (row?.expandable && !row.expanded && row.key !== moved.key)
      opening = setTimeout(() => onToggle(row), opensAfter);
  };
  const follow = (event: PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
    look();
  };
  const scroll = () => {
    const { scroller } = view();
    const { top, bottom } = scroller.getBoundingClientRect();
    const head = scroller.querySelector<HTMLElement>('.pw-grid-head')?.offsetHeight ?? 0;
    const isAbove = pointer.y > top + head && pointer.y < top + head + edge;
    const isBelow = pointer.y > bottom - edge && pointer.y < bottom;
    if (isAbove || isBelow) {
      scroller.scrollTop += isAbove ? -6 : 6;
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  let frame = requestAnimationFrame(scroll);
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(opening);
    delete marked?.dataset.drop;
    hint.remove();
    listening.abort();
  };
  const drop = () => {
    const target = onto;
    end();
    if (target) view().onDrop(moved, target.row);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointermove', follow, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', end, { signal });
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  document.addEventListener('keydown', escape, { signal, capture: true });
  look();
}
