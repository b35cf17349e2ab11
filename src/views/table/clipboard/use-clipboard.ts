import { useState, type ClipboardEvent } from 'react';

import { editingKind, planPaste, type PasteMisfit, type PastePlan } from '../../../engine/grid/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { placeOf } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';
import { isOpen } from '../editor/cell-control.ts';
import { textsOfBlock, textsOfClipboard } from './clipboard-texts.ts';
import { findNames } from './find-names.ts';
import { changesOfPaste } from './paste-changes.ts';

/** A paste that needs a confirmation, as not all of it fits. */
export interface WaitingPaste {
  misfits: PasteMisfit[];
  fitting: number;
  applyPaste: () => void;
}

/** A paste whose search for names takes long enough to show its progress. */
export interface SearchingPaste {
  searched: number;
  all: number;
  stop: () => void;
}

type OnSearched = NonNullable<Parameters<typeof findNames>[3]>;

/** Milliseconds after which the progress of a search is shown. */
const patience = 300;

/**
 * Copies, cuts and pastes blocks of cells, to and from spreadsheets. While the text of a cell is edited the browser
 * handles them, except for pastes that replace the cell or more. Cells that do not fit are shown first; the rest is
 * pasted when the user agrees.
 */
export function useClipboard(table: EditTable, canAdd: boolean) {
  const { message } = useFeedback();
  const { ports } = useRuntime();
  const [waiting, setWaiting] = useState<WaitingPaste>();
  const [searching, setSearching] = useState<SearchingPaste>();
  const { store } = table;
  const isOurs = () => {
    const focus = store.focus();
    return focus?.mode === 'navigate' ? store.range() : undefined;
  };

  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    const range = isOurs();
    if (!range || !event.currentTarget.contains(event.target as Node)) return false;
    event.preventDefault();
    const { text, html } = textsOfBlock(table, range);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    return true;
  };

  const applyPaste = (made: Parameters<typeof changesOfPaste>[1], names: Parameters<typeof changesOfPaste>[2]) => {
    const { plan } = made;
    const { changes, cells, keyOf } = changesOfPaste(table, made, names);
    if (changes.length > 0) store.change(say('粘贴'), changes);
    store.errors.visitAll(cells);
    selectBlock(table, plan, keyOf);
    const lost = lossText(plan);
    if (lost) message.warning(lost);
  };

  const searchTold = async <Found>(search: (onSearched: OnSearched) => Promise<Found>): Promise<Found | undefined> => {
    const state = { searched: 0, all: 0, isTold: false, isStopped: false };
    const stop = () => {
      state.isStopped = true;
      setSearching(undefined);
    };
    const tell = () => {
      state.isTold = true;
      if (!state.isStopped) setSearching({ searched: state.searched, all: state.all, stop });
    };
    const timer = setTimeout(tell, patience);
    const found = await search((searched, all) => {
      Object.assign(state, { searched, all });
      if (state.isTold) tell();
      return !state.isStopped;
    });
    clearTimeout(timer);
    setSearching(undefined);
    return state.isStopped ? undefined : found;
  };

  const paste = async (texts: string[][]) => {
    const range = store.range();
    if (!range || texts.length === 0) return;
    const { rows } = store.shown();
    const columns = store.columns().flatMap((key) => table.columns.get(key) ?? []);
    const plan = planPaste({
      texts,
      range,
      columns,
      rowCount: rows.length,
      canAdd,
      isEditable: ({ row, column }) =>
        table.isOverwritable({ key: rows.keyAt(row) ?? '', column: columns[column]?.key ?? '' }, rows.recordAt(row)),
      optionsOf: (column, row) => table.optionsOf(column, rows.recordAt(row) ?? {}),
    });
    const answer = await searchTold((onSearched) => findNames(table, ports, plan.names, onSearched));
    if (!answer) return;
    const found = plan.names.map((name) => ({ ...name, answer: answer(name) }));
    const names = found.flatMap((name) => ('id' in name.answer ? [{ ...name, ...name.answer }] : []));
    const misfits = [
      ...plan.misfits,
      ...found.flatMap(({ row, column, text, answer: outcome }) =>
        'misfit' in outcome
          ? [{ row: row + 1, title: table.columns.get(column)?.title ?? column, text, message: outcome.misfit }]
          : [],
      ),
    ];
    const go = () => applyPaste({ plan, rows }, names);
    if (misfits.length === 0) return go();
    setWaiting({ misfits, fitting: plan.cells.length + names.length, applyPaste: go });
  };

  return {
    waiting,
    searching,
    settle: (agreed: boolean) => {
      setWaiting(undefined);
      if (agreed) waiting?.applyPaste();
    },
    handlers: {
      onCopy: (event: ClipboardEvent<HTMLElement>) => void copy(event),
      onCut(event: ClipboardEvent<HTMLElement>) {
        if (copy(event)) table.clear(say('剪切'));
      },
      onPaste(event: ClipboardEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.target as Node)) return;
        const texts = textsOfClipboard(event.clipboardData);
        if (!isOurs() && !replaces(table, texts, event.target)) return;
        event.preventDefault();
        table.typed.hold(undefined);
        // The list would cover the table, or the question about what does not fit, until the search for names is over.
        if (event.target instanceof HTMLElement && isOpen(event.target)) store.renewSession();
        void paste(texts);
      },
    },
  };
}

/**
 * Returns true if a paste into the text of a cell is one into the table: several cells are never pasted into one, and a
 * number at a caret replaces the number, as joined digits would be a wrong one.
 */
function replaces({ store, columns }: EditTable, texts: string[][], target: EventTarget): boolean {
  const column = columns.get(store.focus()?.active.column ?? '');
  if (!column || !(target instanceof HTMLInputElement)) return false;
  if (texts.flat().length > 1) return true;
  return editingKind(column) === 'number' && target.selectionStart === target.selectionEnd;
}

function selectBlock({ store }: EditTable, { range }: PastePlan, keyOf: (row: number) => string | undefined): void {
  const cell = (row: number, column: number) => ({ key: keyOf(row) ?? '', column: store.columns()[column] ?? '' });
  const [active, lead] = [cell(range.top, range.left), cell(range.bottom, range.right)];
  if (placeOf(store, active)) store.setFocus({ active, lead: placeOf(store, lead) ? lead : active, mode: 'navigate' });
}

function lossText({ lostColumns, lostRows, lockedCells }: PastePlan): string {
  const losses = [
    lostColumns > 0 && say('{lostColumns} 列超出了表格右边', { lostColumns }),
    lostRows > 0 && say('{lostRows} 行超出了表格下边', { lostRows }),
    lockedCells > 0 && say('{lockedCells} 格不能修改', { lockedCells }),
  ].filter(Boolean);
  return losses.length === 0 ? '' : say('{losses}，没有粘贴。', { losses: losses.join('，') });
}
