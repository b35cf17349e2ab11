import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import { useMemo, useState } from 'react';

import { readString, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { titleOfNode, titlesOfWidget, type PlacedNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';
import {
  addColumn,
  columnsOfTable,
  columnWidgets,
  moveColumn,
  newColumnWidget,
  removeColumn,
  setColumnKey,
  setColumnWidget,
  widgetOfColumn,
} from './column-commands.ts';
import { columnWords } from './column-words.ts';

import './columns.css';

/** The columns of a table whose rows the form itself defines; renders nothing for other nodes. */
export function ColumnList({ design, table, locale }: { design: OpenDesign; table: Path; locale: Locale }) {
  const { tree, vocabulary, execute } = design;
  const words = columnWords[locale];
  const columns = columnsOfTable(tree, table);
  const widgets = useMemo(
    () => columnWidgets(vocabulary).map((value) => ({ value, label: titlesOfWidget(value, vocabulary)[locale] })),
    [vocabulary, locale],
  );
  if (!columns) return null;
  return (
    <section className="pw-columns" aria-label={words.columns}>
      <header>
        <h3>{words.columns}</h3>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => execute(addColumn, { table, widget: newColumnWidget })}
        >
          {words.add}
        </Button>
      </header>
      {columns.length === 0 && <p>{words.none}</p>}
      <ol>
        {columns.map((column, at) => (
          <Column
            key={toPointer(column.path)}
            column={column}
            design={design}
            widgets={widgets}
            locale={locale}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

function Column(props: {
  column: PlacedNode;
  design: OpenDesign;
  widgets: { value: string; label: string }[];
  locale: Locale;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { column, design, widgets, locale, isFirst, isLast } = props;
  const { execute } = design;
  const { path, written } = column;
  const words = columnWords[locale];
  const name = titleOfNode(column, design);
  // The panel follows the document a moment later; until then the input keeps what is typed.
  const [input, setInput] = useState<string>();
  const tool = (label: string, icon: React.ReactNode, act: () => void, isDisabled = false) => (
    <Button type="text" size="small" aria-label={label} title={label} icon={icon} disabled={isDisabled} onClick={act} />
  );
  return (
    <li>
      <div>
        <Input
          size="small"
          aria-label={words.title(name)}
          value={input ?? readString(written['title']) ?? ''}
          placeholder={name}
          onChange={({ target }) => {
            setInput(target.value);
            execute(setColumnKey, { path, key: 'title', value: target.value || undefined });
          }}
          onBlur={() => {
            setInput(undefined);
            design.endGesture();
          }}
        />
        {tool(words.up(name), <ArrowUpOutlined />, () => execute(moveColumn, { path, by: -1 }), isFirst)}
        {tool(words.down(name), <ArrowDownOutlined />, () => execute(moveColumn, { path, by: 1 }), isLast)}
        {tool(words.remove(name), <DeleteOutlined />, () => execute(removeColumn, { path }))}
      </div>
      <div>
        <Select
          size="small"
          showSearch
          optionFilterProp="label"
          aria-label={words.widget(name)}
          value={widgetOfColumn(column, design.vocabulary)}
          options={widgets}
          onChange={(widget) => execute(setColumnWidget, { path, widget })}
        />
        <Checkbox
          aria-label={words.required(name)}
          checked={written['required'] === true}
          onChange={({ target }) =>
            execute(setColumnKey, { path, key: 'required', value: target.checked || undefined })
          }
        >
          {words.requiredShort}
        </Checkbox>
        {tool(words.more(name), <SettingOutlined />, () => design.select([path]))}
      </div>
    </li>
  );
}
