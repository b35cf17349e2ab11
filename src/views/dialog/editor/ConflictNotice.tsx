import { Alert, Radio, Space, theme } from 'antd';
import { type CSSProperties, useId, useMemo, useState } from 'react';

import { Button } from '../../controls/button/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import {
  type FieldDifference,
  fieldDifferences,
  type FormModel,
  ReadOnlyValue,
  useObserved,
} from '../../../runtime/form/index.ts';

type Side = 'theirs' | 'mine';

/**
 * Tells that another person saved the record meanwhile, and shows field by field what differs; one chooses for each, or
 * takes one side as a whole. `onResolve` gets the data paths at which one's own values stay.
 */
export function ConflictNotice(props: {
  form: FormModel;
  current: DataRecord;
  isBusy: boolean;
  onResolve: (kept: readonly string[]) => void;
}) {
  const { form, current, isBusy, onResolve } = props;
  const differences = useObserved(
    form,
    useMemo(() => (model: FormModel) => differencesOf(model, current), [current]),
  );
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ node, changedBy }: FieldDifference): Side =>
    chosen[node.path] ?? (changedBy === 'them' ? 'theirs' : 'mine');
  const pathsOf = (wanted: FieldDifference[]) => wanted.map(({ node }) => node.path);
  const saveChosen = () => onResolve(pathsOf(differences.filter((one) => sideOf(one) === 'mine')));
  const { token } = theme.useToken();
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-conflict-line': token.colorBorderSecondary,
    '--pw-conflict-quiet': token.colorTextSecondary,
  };
  const title = `${who(current)}修改了这条记录${when(current)}`;
  const hint =
    differences.length > 0
      ? '下面是不一样的地方。逐项选好再保存；没有选之前，您填写的内容都还在。'
      : '对方保存的内容与您填写的一样。';
  return (
    <section className="pw-conflict" style={style} aria-label="别人同时修改了这条记录">
      <Alert className="pw-dialog-notice" type="warning" showIcon message={title} description={hint} />
      {differences.map((difference) => (
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
        <Button type="primary" disabled={isBusy} onClick={saveChosen}>
          按所选的保存
        </Button>
        <Button disabled={isBusy} onClick={() => onResolve(pathsOf(differences))}>
          全部用我的
        </Button>
        <Button disabled={isBusy} onClick={() => onResolve([])}>
          全部用对方的
        </Button>
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
  const theirText = current[`${node.path}_dictText`];
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
          <span className="pw-conflict-side">对方的</span>
          {show(difference.theirs, typeof theirText === 'string' ? theirText : undefined, lines?.theirs)}
        </Radio>
        <Radio value="mine">
          <span className="pw-conflict-side">我的</span>
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

function differencesOf(form: FormModel, current: DataRecord): FieldDifference[] {
  return fieldDifferences(form.resolved, { base: form.opened(), theirs: current, mine: form.values() });
}

function who(current: DataRecord): string {
  const name = current['updateBy_dictText'] ?? current['updateBy'];
  return typeof name === 'string' && name !== '' ? `“${name}”` : '其他人';
}

function when(current: DataRecord): string {
  const time = current['updateTime'];
  return typeof time === 'string' && time !== '' ? `（${time}）` : '';
}
