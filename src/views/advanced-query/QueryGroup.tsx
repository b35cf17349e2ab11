import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Select } from 'antd';

import type { ResolvedQueryField } from '../../engine/list/index.ts';
import { deepestGroup } from '../../engine/query/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say, text, textTable } from '../../locale/index.ts';
import type { AdvancedQueryEntry, QueryDraftGroup } from '../../runtime/dialog/index.ts';
import type { AdvancedQueryControl } from '../../runtime/list/index.ts';
import { QueryLine } from './QueryLine.tsx';

const matches = textTable([
  { value: 'and' as const, label: text('全部满足（AND）') },
  { value: 'or' as const, label: text('任一满足（OR）') },
]);

/** A group of conditions and nested groups; the outermost group is the query itself. */
export function QueryGroup(props: {
  group: QueryDraftGroup;
  /** `2` for the second group; '' for the query itself. */
  number: string;
  depth: number;
  fields: readonly ResolvedQueryField[];
  can: AdvancedQueryEntry['can'];
  change: AdvancedQueryControl['change'];
}) {
  const { group, number, depth, fields, can, change } = props;
  const isWhole = depth === 1;
  const matchLabel = isWhole ? say('过滤条件匹配') : say('条件组 {number} 的匹配', { number });
  const numberOf = (index: number) => (isWhole ? `${index + 1}` : `${number}.${index + 1}`);
  return (
    <div
      className="pw-query-lines"
      {...(!isWhole && { role: 'group', 'aria-label': say('条件组 {number}', { number }), 'data-depth': depth })}
    >
      <div className="pw-query-match">
        <span aria-hidden="true">{isWhole ? say('过滤条件匹配') : say('这一组')}</span>
        <Select
          aria-label={matchLabel}
          value={group.match}
          options={matches}
          onChange={(match) => change({ type: 'match', key: group.key, match })}
        />
        {!isWhole && (
          <Button
            type="text"
            className="pw-query-group-remove"
            aria-label={say('删除条件组 {number}', { number })}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => change({ type: 'remove', key: group.key })}
          />
        )}
      </div>
      {group.lines.map((line, index) =>
        'lines' in line ? (
          <QueryGroup {...props} key={line.key} group={line} number={numberOf(index)} depth={depth + 1} />
        ) : (
          <QueryLine
            key={line.key}
            line={line}
            number={numberOf(index)}
            fields={fields}
            can={can}
            change={change}
            isOnly={isWhole && group.lines.length === 1}
          />
        ),
      )}
      <div className="pw-query-more">
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={isWhole ? say('加条件') : say('在条件组 {number} 里加条件', { number })}
          onClick={() => change({ type: 'add', key: group.key })}
        >
          {say('条件')}
        </Button>
        {can.queryGroups && depth < deepestGroup && (
          <Button
            type="dashed"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={isWhole ? say('加条件组') : say('在条件组 {number} 里加条件组', { number })}
            onClick={() => change({ type: 'group', key: group.key })}
          >
            {say('条件组')}
          </Button>
        )}
      </div>
    </div>
  );
}
