import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import type { ResolvedQueryField } from '../../engine/list/index.ts';
import { advancedRuleTitles, knowsRule, needsValue, rulesOf } from '../../engine/query/index.ts';
import { widgetForCase } from '../../engine/widgets/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import type { AdvancedQueryEntry, QueryDraftLine } from '../../runtime/dialog/index.ts';
import { editorField, type AdvancedQueryControl } from '../../runtime/list/index.ts';
import { useLabelFilter } from '../../runtime/search/use-label-filter.ts';
import { SearchWidget } from '../search-form/index.ts';

/** One condition: field, comparison, value. */
export function QueryLine(props: {
  line: QueryDraftLine;
  /** The number within its group, from 1: `2.1` is the first line of the second group. */
  number: string;
  fields: readonly ResolvedQueryField[];
  can: AdvancedQueryEntry['can'];
  change: AdvancedQueryControl['change'];
  isOnly: boolean;
}) {
  const { line, number, fields, can, change, isOnly } = props;
  const { key, rule } = line;
  const filter = useLabelFilter();
  const field = fields.find(({ name }) => name === line.field);
  const rules = (field ? rulesOf(field.field, field.isTree) : [])
    .filter((value) => knowsRule(can, value) || value === rule)
    .map((value) => ({ value, label: advancedRuleTitles[value] }));
  return (
    <div className="pw-query-line" role="group" aria-label={say('条件 {number}', { number })}>
      <Select
        aria-label={say('条件 {number} 的字段', { number })}
        className="pw-query-field"
        showSearch
        {...filter}
        placeholder={say('选择查询字段')}
        {...(field && { value: field.name })}
        options={grouped(fields)}
        onChange={(name: string) => change({ type: 'field', key, field: name })}
      />
      <Select
        aria-label={say('条件 {number} 的比较', { number })}
        className="pw-query-rule"
        placeholder={say('匹配规则')}
        virtual={false}
        listHeight={400}
        disabled={!field}
        {...(rule && { value: rule })}
        options={field ? rules : [{ value: 'eq', label: advancedRuleTitles.eq }]}
        onChange={(next) => change({ type: 'rule', key, rule: next })}
      />
      <div className="pw-query-value">
        <Value {...props} field={field} />
      </div>
      <Button
        type="text"
        aria-label={say('在条件 {number} 后面加一个', { number })}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => change({ type: 'add', key })}
      />
      <Button
        type="text"
        aria-label={say('删除条件 {number}', { number })}
        icon={<MinusOutlined aria-hidden />}
        disabled={isOnly && !field}
        onClick={() => change({ type: 'remove', key })}
      />
    </div>
  );
}

function grouped(fields: readonly ResolvedQueryField[]) {
  const choice = ({ name, title }: ResolvedQueryField) => ({ value: name, label: title });
  const groups = new Set(fields.flatMap(({ group }) => group ?? []));
  return [
    ...fields.filter(({ group }) => group === undefined).map(choice),
    ...[...groups].map((group) => {
      return { label: group, title: group, options: fields.filter((field) => field.group === group).map(choice) };
    }),
  ];
}

function Value(props: {
  line: QueryDraftLine;
  number: string;
  field: ResolvedQueryField | undefined;
  change: AdvancedQueryControl['change'];
}) {
  const { line, number, field, change } = props;
  const id = useId();
  if (!field) return <span className="pw-query-hint">{say('先选字段')}</span>;
  if (line.rule && !needsValue(line.rule)) return <span className="pw-query-hint">{say('不用填值')}</span>;
  const editor = editorField(field, line.rule);
  const isList = line.rule === 'in' && editor.mode !== 'in';
  const drawn = isList
    ? { ...editor, component: widgetForCase('string'), props: { placeholder: say('多个值用逗号隔开') } }
    : editor;
  return (
    <ErrorBoundary resetKeys={[field]} fallback={<span className="pw-query-hint">{say('这个字段的值显示不了')}</span>}>
      <Suspense fallback={<div className="pw-search-waiting" />}>
        <SearchWidget
          key={`${field.name} ${drawn.mode}`}
          field={drawn}
          id={id}
          label={say('条件 {number} 的值', { number })}
          value={line.value ?? null}
          onChange={(value) => change({ type: 'value', key: line.key, value })}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
