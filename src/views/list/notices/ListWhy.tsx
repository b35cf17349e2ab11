import { Typography } from 'antd';
import { Fragment, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { NoticeDialog } from '../../../kit/dialog-frame/NoticeDialog.tsx';
import { say } from '../../../locale/index.ts';
import {
  explainList,
  seesColumn,
  useDataRules,
  type AskedFor,
  type ConditionPart,
  type ListActions,
  type ListController,
} from '../../../runtime/list/index.ts';
import { failureText, type DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { ChosenValue } from '../conditions/ChosenValue.tsx';

interface ListWhyProps {
  controller: ListController;
  actions: ListActions;
  onClose: () => void;
}

/** Explains the contents of the list: conditions, data rules, and buttons that are hidden or disabled. */
export function ListWhy({ controller, actions, onClose }: ListWhyProps) {
  const { user, permissions } = useRuntime();
  const { list, state, where, params, table } = controller;
  const record = recordMeant(controller);
  const { query, fixed, buttons, rowButtons, columns } = explainList(
    list,
    state,
    { where, params },
    {
      toolbar: actions.toolbar,
      ...(record && { row: actions.row(record) }),
      hidden: table.get().hidden,
      isVisible: seesColumn({ user, permissions }),
    },
  );
  return (
    <NoticeDialog title={say('为什么“{title}”是这样', { title: list.title })} onClose={onClose}>
      <Part title={say('您的查询条件')} none={say('没有查询条件。')}>
        {query.map((one) => (
          <li key={one.text}>
            <Sentence of={one} />
          </li>
        ))}
      </Part>
      {query.length > 0 && (
        <Button
          onClick={() => {
            controller.clearSearch();
            onClose();
          }}
        >
          {say('清空条件')}
        </Button>
      )}
      <Part title={say('页面的固定条件')} none={say('页面没有固定条件。')}>
        {fixed.map((one) => (
          <li key={one.text}>
            <Sentence of={one} />
            <Typography.Text type="secondary" className="pw-why-place">
              {one.place}
            </Typography.Text>
          </li>
        ))}
      </Part>
      <Rules resource={list.model.resource} />
      <Part title={say('没有显示或不能按的按钮')} none={say('按钮都能用。')}>
        {buttons.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Part>
      {list.rowActions.length > 0 && (
        <Part
          title={record ? say('“{record}”的操作', { record: String(record[list.model.label] ?? '') }) : say('行的操作')}
          none={record ? say('这一行的操作都能用。') : say('选中一行再打开，就说明它的操作。')}
        >
          {rowButtons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Part>
      )}
      <Part title={say('没有显示的列')} none={say('列都显示着。')}>
        {columns.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Part>
    </NoticeDialog>
  );
}

function Sentence({ of: { text, parts } }: { of: AskedFor }) {
  if (!parts) return text;
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a sentence's words have no other order
    <Fragment key={index}>
      {isApart(parts[index - 1], part) && ' '}
      {'word' in part ? part.word : part.chosen ? <ChosenValue {...part.chosen} text={part.value} /> : part.value}
    </Fragment>
  ));
}

function isApart(before: ConditionPart | undefined, part: ConditionPart): boolean {
  if (!before || ('word' in before && /[：（]$/.test(before.word))) return false;
  return !('word' in part && part.word === '）');
}

function recordMeant({ table, snapshot }: ListController): DataRecord | undefined {
  const { selection, focus } = table.get();
  const [only] = selection.values();
  if (only && selection.size === 1) return only;
  return focus ? snapshot.records[focus.row] : undefined;
}

function Rules({ resource }: { resource: string }) {
  const { count, rules, failure } = useDataRules(resource);
  if (failure) return <Part title={say('数据权限')} none={failureText(failure)} />;
  if (count === undefined) return <Part title={say('数据权限')} none={say('服务器没有说明。')} />;
  if (rules.length === 0)
    return (
      <Part
        title={say('数据权限')}
        none={
          count === 0
            ? say('没有数据规则限制您。')
            : say('管理员给您的角色设了 {count} 条数据规则，规则之外的数据您看不到。', { count })
        }
      />
    );
  return (
    <Part title={say('数据权限')} none="">
      {rules.map(({ name, text }) => (
        <li key={`${name} ${text}`}>
          {name}
          <Typography.Text type="secondary" className="pw-why-place">
            {text}
          </Typography.Text>
        </li>
      ))}
    </Part>
  );
}

function Part({ title, none, children }: { title: string; none: string; children?: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <Typography.Title level={5}>{title}</Typography.Title>
      {children && children.length > 0 ? <ul className="pw-why">{children}</ul> : <p>{none}</p>}
    </section>
  );
}
