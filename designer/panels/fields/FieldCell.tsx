import { AutoComplete, Input, Select } from 'antd';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import type { Locale } from '../../words/index.ts';
import { cellText, cellValue, choicesOf, isEditable, isMissing, type FieldColumn } from './field-columns.ts';
import { fieldWords } from './field-words.ts';
import type { FieldRow } from './open-model.ts';

type Name = { value: string; label: string };

/** The way in which a cell ends its edit: where the focus goes. */
export type EndOfEdit = 'stay' | 'down' | 'next' | 'previous';

interface CellProps {
  column: FieldColumn;
  row: FieldRow;
  locale: Locale;
}

/** A cell of the rows, which is edited in place. */
export function FieldCell(
  props: CellProps & {
    cell: ComponentProps<'td'>;
    edited: { typed: string | undefined } | undefined;
    isReadOnly: boolean;
    problem: string | undefined;
    names: readonly Name[];
    onEdit: () => void;
    onCheck: (isChecked: boolean) => void;
    onEnd: (typed: string | undefined, end: EndOfEdit) => void;
  },
) {
  const { cell, column, row, locale, edited, isReadOnly, problem, names, onEdit, onCheck, onEnd } = props;
  const isOpen = isEditable(column, row);
  const className = [
    `pw-fields-${column.key}`,
    ...(isOpen ? [] : ['pw-fields-closed']),
    ...(problem === undefined && !isMissing(column, row) ? [] : ['pw-fields-wrong']),
  ].join(' ');
  const Tag = column.key === 'name' ? 'th' : 'td';
  const role = Tag === 'th' ? 'rowheader' : 'gridcell';
  const hadFocus = useRef(false);
  if (edited)
    return (
      <Tag className={className} role={role}>
        <CellInput column={column} row={row} locale={locale} typed={edited.typed} names={names} onEnd={onEnd} />
      </Tag>
    );
  return (
    <Tag
      {...cell}
      role={role}
      className={className}
      title={problem}
      scope={Tag === 'th' ? 'row' : undefined}
      aria-readonly={isReadOnly || !isOpen || undefined}
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = currentTarget === document.activeElement;
      }}
      onClick={({ target, currentTarget, detail }) => {
        const isOnBox = target instanceof HTMLInputElement;
        if (!isOnBox && currentTarget.contains(document.activeElement) && (hadFocus.current || detail === 2)) onEdit();
      }}
    >
      {column.editor === 'check' && isOpen ? (
        <input
          type="checkbox"
          tabIndex={-1}
          checked={cellValue(column, row, locale) === true}
          disabled={isReadOnly}
          aria-label={fieldWords[locale].cell(column.titles[locale], row.name)}
          onChange={({ target }) => onCheck(target.checked)}
        />
      ) : (
        <CellText column={column} row={row} locale={locale} />
      )}
    </Tag>
  );
}

function CellText({ column, row, locale }: CellProps) {
  const text = cellText(column, row, locale);
  return <span>{text === '' && isMissing(column, row) ? fieldWords[locale].missing : text}</span>;
}

/** The input of a cell that is being edited. It is written when it loses the focus; Escape leaves the value as it was. */
function CellInput(
  props: CellProps & {
    typed: string | undefined;
    names: readonly Name[];
    onEnd: (typed: string | undefined, end: EndOfEdit) => void;
  },
) {
  const { column, row, typed, names, locale, onEnd } = props;
  const before = String(cellValue(column, row, locale));
  const [text, setText] = useState(typed ?? before);
  // A key that ends the edit also takes the focus away.
  const isOver = useRef(false);
  const end = (next: string | undefined, to: EndOfEdit) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(next === before ? undefined : next, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    event.stopPropagation();
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') end(undefined, 'stay');
    else if (key === 'Enter' && column.editor !== 'choice') end(text, 'down');
    else if (key === 'Tab') end(column.editor === 'choice' ? undefined : text, shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };
  const common = {
    size: 'small' as const,
    className: 'pw-fields-input',
    'aria-label': fieldWords[locale].cell(column.titles[locale], row.name),
    onKeyDown,
    autoFocus: true,
  };
  if (column.editor === 'choice')
    return (
      <Select
        {...common}
        defaultOpen
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        value={before === '' ? undefined : before}
        options={choicesOf(column, locale)}
        onSelect={(value: string) => end(value, 'stay')}
        onBlur={() => end(undefined, 'stay')}
      />
    );
  if (column.editor === 'text' || column.editor === 'whole')
    return (
      <Input
        {...common}
        inputMode={column.editor === 'whole' ? 'numeric' : undefined}
        maxLength={column.key === 'name' ? 64 : undefined}
        value={text}
        onFocus={({ target }) => typed === undefined && target.select()}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => end(text, 'stay')}
      />
    );
  return (
    <AutoComplete
      {...common}
      defaultOpen
      popupMatchSelectWidth={false}
      value={text}
      options={names.filter(({ value, label }) => text === before || `${value} ${label}`.includes(text))}
      onSelect={(value: string) => end(value, 'stay')}
      onChange={(value: string) => setText(value)}
      onBlur={() => end(text, 'stay')}
    />
  );
}
