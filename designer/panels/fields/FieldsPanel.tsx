import { useMemo, useState } from 'react';

import { readText } from '../../../src/engine/values/index.ts';
import { insertField, placeBehind } from '../../commands/index.ts';
import { RenameDialog } from '../rename/RenameDialog.tsx';
import { cellChanges, fieldColumns, type FieldColumn } from './field-columns.ts';
import { addField, changeField, moveField, newFieldName, removeField } from './field-commands.ts';
import { renamableField } from './field-renaming.ts';
import { usesOfField, type FieldUses } from './field-uses.ts';
import { fieldWords } from './field-words.ts';
import { FieldGrid } from './FieldGrid.tsx';
import type { FieldsPanelProps } from './fields-panel-props.ts';
import { FieldTools } from './FieldTools.tsx';
import { fieldRows, openModel, type FieldRow, type OpenModel } from './open-model.ts';
import { RemoveFieldDialog } from './RemoveFieldDialog.tsx';
import { isOnlyHere, renameField } from './rename-field.ts';
import { useCellNames } from './use-cell-names.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useGrid } from './use-grid.ts';

import './fields.css';

/** The fields of the form's model as rows, which are edited in place; each change is a step of the design. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { design, documents, editable, locale } = props;
  const { tree, history, others } = design;
  const model = useMemo(
    () => openModel({ tree, history, others }, editable, documents.around),
    [tree, history, others, editable, documents.around],
  );
  if (!model) return <p className="pw-designer-hint">{fieldWords[locale].noModel}</p>;
  return <Fields {...props} model={model} />;
}

/** A dialog about a field. */
type Asked = { about: 'rename'; name: string; to: string } | { about: 'remove'; row: FieldRow; uses: FieldUses };

function Fields(props: FieldsPanelProps & { model: OpenModel }) {
  const { design, documents, planRenaming, locale, model } = props;
  const { tree, execute } = design;
  const words = fieldWords[locale];
  const rows = useMemo(() => fieldRows(model, tree), [model, tree]);
  const columns = useMemo(() => fieldColumns(locale), [locale]);
  const grid = useGrid({ rows: rows.length, columns: columns.length + 1 });
  const problemOf = useFieldProblems(documents, model, design);
  const namesFor = useCellNames(documents.around, model);
  const [asked, setAsked] = useState<Asked>();
  const isReadOnly = model.editable === undefined;
  const active = rows[grid.active.row];
  const say = (reason: string) => design.say({ refused: { key: 'quoted', values: [reason] } });
  const add = () => {
    const name = newFieldName(design, model);
    execute(addField, { model, name, title: words.newTitle, after: active?.name });
    grid.edit({ row: active ? grid.active.row + 1 : 0, column: 0 });
  };
  const rename = (name: string, to: string) => {
    if (to === name || to === '') return;
    if (isOnlyHere(documents, model, tree, name)) execute(renameField, { documents, model, name, to });
    else setAsked({ about: 'rename', name, to });
  };
  const write = (row: FieldRow, column: FieldColumn, typed: string | boolean) => {
    if (column.key === 'name') return rename(row.name, String(typed).trim());
    const changes = cellChanges(column, row, typed, locale);
    if ('refused' in changes) return design.say(changes);
    return execute(changeField, { model, row, changes, column: column.titles });
  };
  const remove = async (row: FieldRow) => {
    try {
      const uses = await usesOfField(documents, model, { tree, name: row.name, plan: planRenaming });
      const isUsed = uses.here.length + uses.elsewhere.length > 0;
      if (isUsed) setAsked({ about: 'remove', row, uses });
      else removeNow(row);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const removeNow = (row: FieldRow) => {
    execute(removeField, { model, row });
    grid.go({ row: rows.indexOf(row), column: grid.active.column });
  };
  const move = (row: FieldRow, by: 1 | -1) => {
    execute(moveField, { model, name: row.name, by });
    grid.go({ row: rows.indexOf(row) + by, column: grid.active.column });
  };
  const onForm = ({ name, field, path }: FieldRow) => {
    if (path) design.select([path]);
    else
      execute(insertField, {
        name,
        title: readText(field['title']) ?? name,
        place: placeBehind(design, design.selected),
      });
  };
  const close = () => {
    setAsked(undefined);
    grid.go(grid.active);
  };
  return (
    <section className="pw-fields-panel" aria-label={words.fields}>
      <FieldTools
        title={words.of(readText(model.body['title']) ?? model.id, rows.length)}
        row={active}
        isReadOnly={isReadOnly}
        isFirst={grid.active.row === 0}
        isLast={grid.active.row === rows.length - 1}
        locale={locale}
        onAdd={add}
        onMove={move}
        onRemove={(row) => void remove(row)}
      />
      <div className="pw-fields-scroll">
        {rows.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <FieldGrid
            rows={rows}
            columns={columns}
            grid={grid}
            isReadOnly={isReadOnly}
            problemOf={problemOf}
            namesFor={namesFor}
            locale={locale}
            onWrite={write}
            onForm={onForm}
            onAdd={add}
            onRemove={(row) => void remove(row)}
            onMove={move}
          />
        )}
      </div>
      {!isReadOnly && <p className="pw-fields-keys">{words.keys}</p>}
      {asked?.about === 'rename' && (
        <RenameDialog
          renamable={renamableField(props, model, asked.name)}
          typed={asked.to}
          locale={locale}
          onClose={close}
        />
      )}
      {asked?.about === 'remove' && (
        <RemoveFieldDialog
          name={asked.row.name}
          isStored={Object.hasOwn(model.published, asked.row.name)}
          uses={asked.uses}
          locale={locale}
          onRemove={() => {
            setAsked(undefined);
            removeNow(asked.row);
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
