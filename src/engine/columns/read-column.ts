import type { ColumnsColumn } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { columnType } from '../../schema/column-types/column-types.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Gated } from '../gate/index.ts';
import { readOptions, type ResolvedField } from '../model/index.ts';
import { defaultComponent, mergeProps, unknownWidget } from '../resolve/index.ts';
import { compact, localText, own } from '../values/index.ts';
import { declarationOf, foreignDeclaration, valueOf } from '../widgets/index.ts';
import {
  cellProps,
  columnComponent,
  columnDefault,
  columnText,
  columnTypeProblem,
  editorProps,
  slotCell,
  slotProblem,
} from './column-type.ts';
import type { ColumnsSource } from './columns-source.ts';
import { defaultCell, type CellChoice } from './default-cell.ts';
import { dictionaryProblem, oneSpelling, type Column } from './one-spelling.ts';
import type { ColumnRule, ResolvedColumn } from './resolved-column.ts';
import { readTableRequest } from './table-request.ts';

const leastLabelWidth = 160;
const usualEditorWidth = 120;
const ellipsisLength = 25;
/** docs/requirements.md, Constants: columns of a detail list. */
const mostDetailColumns = 4;

/** Resolves a gated column object for the given field; keys that it leaves out come from the field. */
export function readColumn(base: ResolvedField, written: Gated<ColumnsColumn>, place: ColumnsSource): ResolvedColumn {
  reportDictionary(written, place);
  const item = oneSpelling(written);
  const field = columnField(base, item, place);
  const typeProblem = reportType(item, place);
  const cell = chooseCell(field, item, place);
  const editor = chooseEditor(field, item, place);
  const { widgets } = place.context.vocabulary;
  const needed = declarationOf(editor.component, widgets).cellEditor?.width;
  const least = place.editable ? (needed ?? usualEditorWidth) : field.format === 'date-time' ? 135 : undefined;
  const isLabel = field.name === place.model.label;
  const width = pixels(item.width) ?? field.width ?? Math.max(cell.width, least ?? 0, isLabel ? leastLabelWidth : 0);
  return compact<ResolvedColumn>({
    key: field.name,
    title: field.title,
    cell: cell.cell,
    cellProps: cell.props,
    ...editor,
    declared: foreignDeclaration(editor.component, widgets),
    width,
    share: percent(item.width),
    minWidth: item.minWidth ?? (place.editable ? needed : least),
    align: item.align ?? cell.align,
    fixed: item.fixed,
    ellipsis: readEllipsis(item.ellipsis ?? (item.lines === undefined ? undefined : false), cell.cell),
    lines: item.lines !== undefined && item.lines > 1 ? item.lines : undefined,
    details: place.editable ? undefined : readDetails(field, cell, place),
    sortable: item.sortable && field.stored !== false && !field.child && field.type !== 'array' && !field.secret,
    statistics: readStatistics(item.statistics),
    href: item.href,
    options: field.options,
    visible: columnType(item.type).hidden ? false : (item.visible ?? true),
    field: item.options !== undefined && isOpen(item, editor, widgets) ? withoutOptions(field) : field,
    rules: readRules(item, field.title),
    disabled: item.disabled,
    parentColumn: item.linkage,
    optionsRequest: readTableRequest(item.optionsRequest, `${place.pointer}/optionsRequest`, place),
    tips: localText(item.tips),
    inDetails: item.showDetails,
    problem: typeProblem ?? cell.problem,
    pointer: place.pointer,
  });
}

function reportType(item: Column, { context, findings, document, pointer }: ColumnsSource): Problem | undefined {
  const { type } = item;
  const unknown = type === undefined ? undefined : columnTypeProblem(type, context.vocabulary.widgets);
  const slotless = slotProblem(item, context.vocabulary);
  if (slotless) return findings.report({ ...slotless, document, pointer: `${pointer}/slotName` });
  return unknown && findings.report({ ...unknown, document, pointer: `${pointer}/type` });
}

function reportDictionary(written: Gated<ColumnsColumn>, { findings, document, pointer }: ColumnsSource): void {
  const nameless = dictionaryProblem(written);
  if (nameless) findings.report({ ...nameless.finding, document, pointer: `${pointer}/${nameless.key}` });
}

/** True if values are not limited to single options: several as one text, or text that the user types. */
function isOpen(
  { type }: Column,
  { component, componentProps }: Pick<ResolvedColumn, 'component' | 'componentProps'>,
  widgets: Vocabulary['widgets'],
) {
  const { multiple, tags, allowInput } = componentProps;
  if (valueOf(declarationOf(component, widgets), true) === 'options') return true;
  return columnType(type).props?.multiple === true || [multiple, tags, allowInput].includes(true);
}

function withoutOptions(field: ResolvedField): ResolvedField {
  const { options: _, ...rest } = field;
  return rest;
}

function isShownOnly(item: Column, { context }: ColumnsSource): boolean {
  const { widgets, cells } = context.vocabulary;
  if (columnType(item.type).shown || slotCell(item, cells) !== undefined) return true;
  return declarationOf(columnComponent(item, widgets), widgets).cellEditor?.in === 'none';
}

function columnField(base: ResolvedField, item: Column, place: ColumnsSource): ResolvedField {
  const title = localText(item.title);
  const required = item.validateRules?.find((rule) => rule.required === true || rule.pattern === '*');
  const message = localText(required?.message);
  const changes: Partial<ResolvedField> = {
    title,
    dictionary: item.dictionary,
    options: item.options === undefined ? undefined : readOptions(item.options),
    default: columnDefault(item, base),
    required: required !== undefined || undefined,
    requiredMessage: message === undefined ? undefined : columnText(message, { ...item, title: title ?? base.title }),
    readOnly: isShownOnly(item, place) || undefined,
  };
  return Object.keys(compact(changes)).length === 0 ? base : { ...base, ...compact(changes) };
}

function chooseCell(field: ResolvedField, item: Column, place: ColumnsSource): CellChoice & { problem?: Problem } {
  const { context, findings, document, pointer } = place;
  const componentProps = { ...field.componentProps, ...editorProps(item), ...item.props };
  const component = columnComponent(item, context.vocabulary.widgets) ?? field.component;
  const choice = defaultCell(
    { ...field, componentProps, ...(component !== undefined && { component }) },
    context.vocabulary.widgets,
  );
  const { cells } = context.vocabulary;
  const written = item.cell ?? slotCell(item, cells) ?? field.cell;
  const cell = written ?? (own(cells, choice.cell) ? choice.cell : 'text');
  const entry = own(cells, cell);
  const shape = { cell, width: choice.width, align: choice.align };
  if (!entry) return { ...shape, props: {}, ...(written !== undefined && { problem: unknownCell(written, place) }) };
  const chosen = { ...(cell === choice.cell && choice.props), ...cellProps(item) };
  const layers = [
    { props: chosen, document, pointer, silent: true },
    { props: item.cellProps ?? {}, document, pointer: `${pointer}/cellProps` },
  ];
  // The props of cells are data: only the cells themselves evaluate texts, for each record.
  const isOpen = () => false;
  return { ...shape, props: mergeProps(say('单元格“{cell}”', { cell }), entry, layers, context, findings, isOpen) };
}

function unknownCell(name: string, { context, findings, document, pointer }: ColumnsSource): Problem {
  const message = say('没有名为“{name}”的单元格。', { name });
  return findings.report({
    code: 'unknown-cell',
    document,
    pointer,
    message,
    ...nearestOf(name, Object.keys(context.vocabulary.cells)),
  });
}

function chooseEditor(
  field: ResolvedField,
  item: Column,
  place: ColumnsSource,
): { component: string; componentProps: Record<string, JsonValue> } {
  const { context, findings, document, pointer, model } = place;
  const { widgets } = context.vocabulary;
  const choice = defaultComponent(field, context.modelOf, widgets);
  const wanted = columnComponent(item, widgets) ?? field.component ?? choice.component;
  const entry = own(widgets, wanted);
  if (!entry && place.editable) unknownWidget(wanted, document, pointer, context, findings);
  const component = entry ? wanted : choice.component;
  const used = entry ?? own(widgets, component);
  if (!used) return { component, componentProps: choice.props };
  const layers = [
    { props: choice.props, document, pointer, silent: true },
    {
      props: field.componentProps,
      document: `${model.id}.model`,
      pointer: `${field.pointer}/x-component-props`,
      silent: component !== field.component,
    },
    { props: editorProps(item, field.title), document, pointer, silent: true },
    { props: item.props ?? {}, document, pointer: `${pointer}/props`, silent: !place.editable },
  ];
  return {
    component,
    componentProps: mergeProps(say('组件“{component}”', { component }), used, layers, context, findings),
  };
}

function pixels(value: Column['width']): number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? /^(\d+)px$/.exec(value)?.[1] : undefined;
  return text === undefined ? undefined : Number(text);
}

function percent(value: Column['width']): number | undefined {
  const text = typeof value === 'string' ? /^(\d+)%$/.exec(value)?.[1] : undefined;
  return text === undefined ? undefined : Number(text);
}

function readEllipsis(value: Column['ellipsis'], cell: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? ellipsisLength : 0;
  return cell === 'text' ? ellipsisLength : 0;
}

function readDetails(
  field: ResolvedField,
  { cell, props }: CellChoice,
  place: ColumnsSource,
): ResolvedColumn['details'] {
  if (!field.child || cell !== 'details') return undefined;
  const { context, model: owner, findings, document, pointer } = place;
  const model = context.modelOf(field.child.model);
  const { parent } = field.child;
  const written = Array.isArray(props.fields) ? props.fields.filter((name) => typeof name === 'string') : undefined;
  const usual = model.fields.filter(
    ({ name, hidden, secret, child }) => !hidden && !secret && !child && name !== parent,
  );
  const names = (written ?? usual.map(({ name }) => name)).slice(0, mostDetailColumns);
  const columns = names.flatMap((name, index) => {
    const base = model.fields.find((other) => other.name === name);
    const at = `${pointer}/cellProps/fields/${index}`;
    if (base) return [readColumn(base, {}, { ...place, model, pointer: at })];
    const message = say('明细“{title}”里没有“{name}”这个字段。', { title: model.title, name });
    findings.report({
      code: 'unknown-field',
      document,
      pointer: at,
      message,
      ...nearestOf(
        name,
        usual.map((other) => other.name),
      ),
    });
    return [];
  });
  return { resource: owner.resource, columns };
}

function readStatistics(value: Column['statistics'] = []): ResolvedColumn['statistics'] {
  if (value === true) return ['sum'];
  return typeof value === 'string' ? [value] : value;
}

function readRules(column: Column, title: string): ColumnRule[] | undefined {
  return column.validateRules?.map((written) => {
    const { required, unique, pattern, rule, when } = written;
    const message = localText(written.message);
    return compact<ColumnRule>({
      required: required || undefined,
      unique: unique || undefined,
      pattern,
      rule,
      when,
      message: message === undefined ? undefined : columnText(message, { ...column, title }),
    });
  });
}
