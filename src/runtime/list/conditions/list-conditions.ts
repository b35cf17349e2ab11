import type { ResolvedList, ResolvedQueryField, ResolvedSearchField } from '../../../engine/list/index.ts';
import { isChoice, type AdvancedLine, type AdvancedQuery } from '../../../engine/query/index.ts';
import { formatDecimal, splitList } from '../../../engine/values/index.ts';
import { editorField, lineValue } from '../advanced-query/advanced-draft.ts';
import { widgetValue, type ListState } from '../query/index.ts';
import { comparison, rangeWords, ruleOfMode } from './condition-words.ts';
import type { Condition, ConditionGroup, ConditionPart, ListConditions } from './condition.ts';
import { withoutLine } from './without-line.ts';

type ListShape = Pick<ResolvedList, 'search' | 'queryFields'>;

/** Returns the conditions of a list's query, each as a sentence and with the query that remains without it. */
export function listConditions({ search, queryFields }: ListShape, state: ListState): ListConditions {
  return {
    search: search.flatMap((field) => searchCondition(field, state)),
    advanced: state.advanced && groupOf(state.advanced, queryFields, state.advanced, []),
  };
}

/** Counts the conditions, including those in groups. */
export function countConditions({ search, advanced }: ListConditions): number {
  const count = ({ conditions }: ConditionGroup): number =>
    conditions.reduce((sum, one) => sum + ('conditions' in one ? count(one) : 1), 0);
  return search.length + (advanced ? count(advanced) : 0);
}

function searchCondition(field: ResolvedSearchField, { values }: ListState): Condition[] {
  const { name, title, mode } = field;
  const { [name]: value, ...others } = values;
  if (value === undefined) return [];
  const condition = (parts: ConditionPart[]) => [{ key: name, title, parts, without: { values: others } }];
  const texts = typeof value === 'string' ? [value] : value;
  if (mode === 'range') {
    const [begin, end] = texts.map((text) => (text === '' ? undefined : { value: valueText(field, text) }));
    return condition(rangeWords(begin, end, isNumber(field)));
  }
  return condition(
    comparison(
      ruleOfMode(mode),
      valuePart(field, texts, () => widgetValue(field, value)),
    ),
  );
}

function groupOf(
  { match, lines }: AdvancedQuery,
  fields: readonly ResolvedQueryField[],
  whole: AdvancedQuery,
  path: readonly number[],
): ConditionGroup {
  const conditions = lines.flatMap((line, index): (Condition | ConditionGroup)[] => {
    const at = [...path, index];
    if ('lines' in line) return [groupOf(line, fields, whole, at)];
    return [lineCondition(line, fields, { key: at.join('.'), without: { advanced: withoutLine(whole, at) } })];
  });
  return { key: path.join('.'), match, conditions };
}

function lineCondition(
  line: AdvancedLine,
  fields: readonly ResolvedQueryField[],
  rest: Pick<Condition, 'key' | 'without'>,
): Condition {
  return { ...rest, ...lineSentence(line, fields) };
}

/** Returns a line of an advanced query as a sentence. */
export function lineSentence(
  line: AdvancedLine,
  fields: readonly ResolvedQueryField[],
): Pick<Condition, 'title' | 'parts'> {
  const field = fields.find(({ name }) => name === line.field);
  if (!field) return { title: line.field, parts: comparison(line.rule, { value: line.value }) };
  const editor = editorField(field, line.rule);
  const texts = line.rule === 'in' || editor.mode === 'in' ? splitList(line.value) : [line.value];
  return {
    title: field.title,
    parts: comparison(
      line.rule,
      valuePart(editor, texts, () => lineValue(field, line)),
    ),
  };
}

function valuePart(field: ResolvedSearchField, texts: readonly string[], taken: () => unknown): ConditionPart {
  const options = field.options ?? field.field.options;
  const value = texts
    .map((text) => options?.find((option) => String(option.value) === text)?.label ?? valueText(field, text))
    .join('、');
  return options === undefined && isChoice(field.field) ? { value, chosen: { field, value: taken() } } : { value };
}

function valueText(field: ResolvedSearchField, text: string): string {
  return isNumber(field) ? formatDecimal(text, undefined, field.props['thousands'] !== false) : text;
}

function isNumber({ field }: ResolvedSearchField): boolean {
  return (field.type === 'number' || field.type === 'integer') && !isChoice(field);
}
