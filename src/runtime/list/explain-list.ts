import type { ResolvedButton, ResolvedColumn, ResolvedList, ResolvedQueryField } from '../../engine/list/index.ts';
import { advancedRuleTitles, fixedCondition, isChoice, type AdvancedQuery } from '../../engine/query/index.ts';
import { say } from '../../locale/index.ts';
import type { ButtonState } from './buttons/index.ts';
import { groupSentence, hasChosen, lineSentence, listConditions, type ConditionPart } from './conditions/index.ts';
import { widgetValue, type ListState } from './query/index.ts';

/**
 * A condition in words. `parts` contain the same sentence; chosen records and the like in them have their field, whose
 * widget renders their name.
 */
export interface AskedFor {
  text: string;
  parts?: readonly ConditionPart[];
}

export interface ListReasons {
  query: AskedFor[];
  /** The page's fixed conditions, with their places in the documents. */
  fixed: (AskedFor & { place: string })[];
  buttons: string[];
  rowButtons: string[];
  columns: string[];
}

export interface ShownParts {
  toolbar: readonly ButtonState[];
  row?: readonly ButtonState[];
  hidden: ReadonlySet<string>;
  isVisible: (column: ResolvedColumn) => boolean;
}

/**
 * Explains why the list shows its current content, as far as the page can determine it; `where` and `params` are the
 * current fixed conditions and parameters.
 */
export function explainList(
  list: ResolvedList,
  state: ListState,
  fixed: { where: Readonly<Record<string, unknown>>; params: Readonly<Record<string, unknown>> },
  shown: ShownParts,
): ListReasons {
  const searched = list.search.flatMap((field): AskedFor[] => {
    const { name, title, mode, options } = field;
    const value = state.values[name];
    if (value === undefined) return [];
    const texts = (Array.isArray(value) ? value : [value]).map((text) => {
      return options?.find((option) => String(option.value) === text)?.label ?? text;
    });
    if (mode === 'range')
      return [{ text: say('{title} 从 {from} 到 {to}', { title, from: texts[0] || '…', to: texts[1] || '…' }) }];
    const text = `${title}：${texts.join('、')}`;
    const chosen = { field, value: widgetValue(field, value) };
    const isNamed = options === undefined && isChoice(field.field);
    return [isNamed ? { text, parts: [{ word: `${title}：` }, { value: texts.join('、'), chosen }] } : { text }];
  });
  const { advanced: group } = listConditions(list, state);
  const advanced = state.advanced
    ? [
        withParts(say('高级查询：{queryText}', { queryText: queryText(state.advanced, list.queryFields) }), [
          { word: say('高级查询：') },
          ...(group ? groupSentence(group) : []),
        ]),
      ]
    : [];
  const place = `${list.document}#/`;
  const titleOf = (name: string) => list.model.fields.find((field) => field.name === name)?.title ?? name;
  const always = (values: Readonly<Record<string, unknown>>, key: string) =>
    Object.entries(values).map(([name, condition]) => {
      const { mode, value } = fixedCondition(condition);
      const sign = mode === 'within' ? say('属于') : '=';
      const text = `${titleOf(name)} ${sign} ${Array.isArray(value) ? value.join('、') : String(value)}`;
      const rule = mode === 'within' ? mode : mode === 'in' ? ('in' as const) : ('eq' as const);
      const line = { field: name, rule, value: Array.isArray(value) ? value.join(',') : String(value) };
      const { title, parts } = lineSentence(line, list.queryFields);
      return { ...withParts(text, [{ word: title }, ...parts]), place: place + key };
    });
  const withheld = (list.withheld ?? []).map(({ title, permission }) =>
    say('“{title}”没有显示：您没有权限 {permission}。', { title, permission }),
  );
  return {
    query: [...searched, ...advanced],
    fixed: [...always(fixed.where, 'where'), ...always(fixed.params, 'params')],
    buttons: [...withheld, ...explainButtons(list.toolbar, shown.toolbar)],
    rowButtons: shown.row ? explainButtons(list.rowActions, shown.row) : [],
    columns: explainColumns(list, shown),
  };
}

function withParts(text: string, parts: readonly ConditionPart[]): AskedFor {
  return hasChosen(parts) ? { text, parts } : { text };
}

function explainButtons(all: readonly ResolvedButton[], drawn: readonly ButtonState[]): string[] {
  const names = new Set(drawn.map(({ name }) => name));
  const hidden = all
    .filter(({ name, visible }) => visible !== undefined && !names.has(name))
    .map(({ title, visible }) =>
      say('“{title}”没有显示：它的条件 {visible} 现在不成立。', { title, visible: String(visible) }),
    );
  const disabled = drawn
    .filter((button) => button.disabled)
    .map(({ name, title, reason }) => {
      const condition = all.find((button) => button.name === name)?.disabled;
      const why = typeof condition === 'string' ? say('条件 {condition} 现在成立', { condition }) : (reason ?? '');
      return say('“{title}”不能按：{why}。', { title, why });
    });
  return [...hidden, ...disabled];
}

function explainColumns({ columns }: ResolvedList, { hidden, isVisible }: ShownParts): string[] {
  return columns.flatMap((column) => {
    const { key, title, visible } = column;
    if (!isVisible(column))
      return [
        typeof visible === 'string'
          ? say('“{title}”没有显示：它的条件 {visible} 现在不成立。', { title, visible })
          : say('“{title}”没有显示：页面不显示这一列。', { title }),
      ];
    return hidden.has(key) ? [say('“{title}”没有显示：您在列设置里去掉了它。', { title })] : [];
  });
}

/** Returns an advanced query in words, e.g. `名称 包含 张 并且（等级 等于 A 或者 余额 大于 5）`. */
export function queryText({ match, lines }: AdvancedQuery, fields: readonly ResolvedQueryField[]): string {
  const texts = lines.map((line) => {
    if ('lines' in line) return `（${queryText(line, fields)}）`;
    const field = fields.find(({ name }) => name === line.field);
    const values = line.value.split(',').map((value) => {
      return field?.field.options?.find((option) => String(option.value) === value)?.label ?? value;
    });
    return [field?.title ?? line.field, advancedRuleTitles[line.rule], values.join('、')].join(' ').trim();
  });
  return texts.join(match === 'and' ? say(' 并且 ') : say(' 或者 '));
}
