import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';

import type { Path } from '../../../src/schema/json/index.ts';
import { optionsAt, setOptions, withLines, withRow } from '../../commands/index.ts';
import { nodeAt, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { DesignerWords } from '../../words/index.ts';

/**
 * Edits the options of a field, one per line. Enter starts the next one, Backspace in an empty one removes it, and each
 * pasted line becomes an option. Blur writes the list, Escape discards the changes.
 */
export function OptionsEditor(props: { design: OpenDesign; path: Path; words: DesignerWords; onDone: () => void }) {
  const { design, path, words, onDone } = props;
  const [rows, setRows] = useState(() => optionsAt(design, path) ?? []);
  const [name] = useState(() => {
    const node = nodeAt(design.tree, path);
    return node ? titleOfNode(node, design) : '';
  });
  const list = useRef<HTMLFieldSetElement>(null);
  const isOver = useRef(false);
  const focusRow = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();
  const wanted = useRef<number | undefined>(0);
  useLayoutEffect(() => {
    const at = wanted.current;
    wanted.current = undefined;
    if (at !== undefined) focusRow(at);
  });
  const put = (next: typeof rows, focused: number) => {
    wanted.current = Math.max(0, Math.min(focused, next.length - 1));
    setRows(next);
  };
  const end = (isWritten: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isWritten) design.execute(setOptions, { path, rows });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    const isEmpty = rows[at]?.label === '';
    if (event.key === 'Enter') put(withRow(rows, at), at + 1);
    else if (event.key === 'Backspace' && isEmpty && rows.length > 1) put(rows.toSpliced(at, 1), at - 1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') focusRow(at + (event.key === 'ArrowDown' ? 1 : -1));
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // A text that is selected as a whole is replaced, as in any input.
    const isReplaced = selectionStart === 0 && selectionEnd === value.length;
    const left = isReplaced ? rows.toSpliced(at, 1) : rows;
    const before = isReplaced ? at - 1 : at;
    const next = withLines(left, before, text);
    put(next, before + next.length - left.length);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its inputs end here
    <fieldset
      ref={list}
      className="pw-in-place-options"
      aria-label={words.editOptions(name)}
      onBlur={onBlur}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        const nodes = list.current?.closest<HTMLElement>('[data-nodes]');
        end(false);
        nodes?.focus();
      }}
    >
      {rows.map((row, at) => (
        <div key={String(row.value)} className="pw-in-place-option">
          <input
            className="pw-designer-line"
            aria-label={words.option(at + 1)}
            value={row.label}
            onChange={({ target }) => setRows(rows.with(at, { ...row, label: target.value }))}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => onPaste(event, at)}
          />
          <button
            type="button"
            aria-label={words.removeOption(row.label)}
            disabled={rows.length === 1}
            onClick={() => put(rows.toSpliced(at, 1), at)}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" onClick={() => put(withRow(rows, rows.length - 1), rows.length)}>
        {words.addOption}
      </button>
    </fieldset>
  );
}
