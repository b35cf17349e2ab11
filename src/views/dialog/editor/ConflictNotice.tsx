import { Alert, Radio, Space, theme } from 'antd';
import { useId, useState, type CSSProperties } from 'react';

import { givenName } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { savedBy, titlesOf, type ConcurrentChanges } from '../../../runtime/dialog/index.ts';
import { ReadOnlyValue, useObserved, type FieldDifference, type FormModel } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

type Side = 'theirs' | 'mine';

/**
 * Shows that another user saved the record meanwhile. For each field that both changed the user chooses a side; fields
 * that only one of them changed are listed and kept. `onResolve` gets the data paths for which the user's own values
 * are chosen.
 */
export function ConflictNotice(props: {
  form: FormModel;
  conflict: ConcurrentChanges;
  isBusy: boolean;
  onResolve: (chosen: readonly string[]) => void;
}) {
  const { form, conflict, isBusy, onResolve } = props;
  const { current } = conflict;
  const { both, theirs, mine } = useObserved(form, conflict.compare);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ node }: FieldDifference): Side => chosen[node.path] ?? 'mine';
  const pathsOf = (wanted: FieldDifference[]) => wanted.map(({ node }) => node.path);
  const { token } = theme.useToken();
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-conflict-line': token.colorBorderSecondary,
    '--pw-conflict-quiet': token.colorTextSecondary,
  };
  const { who, when } = savedBy(current);
  const told = [
    ...(theirs.length > 0 ? [say('只有对方改的：{titles}，用对方的。', { titles: titlesOf(theirs) })] : []),
    ...(mine.length > 0 ? [say('只有您改的：{titles}，用您的。', { titles: titlesOf(mine) })] : []),
  ];
  return (
    <section className="pw-conflict" style={style} aria-label={say('别人同时修改了这条记录')}>
      <Alert
        className="pw-dialog-notice"
        type="warning"
        showIcon
        message={say('{who}修改了这条记录{when}', { who, when })}
        description={
          <>
            {both.length > 0
              ? say('下面是两个人都改了的，请逐项选好再保存；没有选之前，您填写的内容都还在。')
              : say('两个人改的不是同样的地方，可以直接保存。')}
            {told.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </>
        }
      />
      {both.map((difference) => (
        <Difference
          key={difference.node.path}
          difference={difference}
          form={form}
          current={current}
          side={sideOf(difference)}
          onChoose={(side) => setChosen({ ...chosen, [difference.node.path]: side })}
        />
      ))}
      <Space wrap className="pw-conflict-buttons">
        <Button
          type="primary"
          disabled={isBusy}
          onClick={() => onResolve(pathsOf(both.filter((one) => sideOf(one) === 'mine')))}
        >
          {both.length > 0 ? say('按所选的保存') : say('保存')}
        </Button>
        {both.length > 1 && (
          <>
            <Button disabled={isBusy} onClick={() => onResolve(pathsOf(both))}>
              {say('全部用我的')}
            </Button>
            <Button disabled={isBusy} onClick={() => onResolve([])}>
              {say('全部用对方的')}
            </Button>
          </>
        )}
      </Space>
    </section>
  );
}

function Difference(props: {
  difference: FieldDifference;
  form: FormModel;
  current: DataRecord;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const { difference, form, current, side, onChoose } = props;
  const { node, lines } = difference;
  const name = useId();
  const theirText = givenName(current, node.path);
  const show = (value: unknown, text: string | undefined, changes: string[] | undefined) =>
    changes ? <Changes of={changes} /> : <ReadOnlyValue node={node} value={value} valueText={text} />;
  return (
    <div className="pw-conflict-field" role="group" aria-label={node.title}>
      <div className="pw-conflict-title">{node.title}</div>
      <Radio.Group
        name={name}
        value={side}
        onChange={(event) => onChoose(event.target.value)}
        className="pw-conflict-sides"
      >
        <Radio value="theirs">
          <span className="pw-conflict-side">{say('对方的')}</span>
          {show(difference.theirs, theirText, lines?.theirs)}
        </Radio>
        <Radio value="mine">
          <span className="pw-conflict-side">{say('我的')}</span>
          {show(difference.mine, form.textAt(node.path), lines?.mine)}
        </Radio>
      </Radio.Group>
    </div>
  );
}

function Changes({ of }: { of: string[] }) {
  return (
    <ul className="pw-conflict-lines">
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
