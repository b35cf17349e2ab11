import { Button, Input, Space } from 'antd';
import { useMemo, useState } from 'react';

import { evaluateForm, recordExpectations, type ResolvedForm, runFormTests } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';
import type { DataRecord } from '../../../src/runtime/ports/index.ts';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  readItems,
  readObject,
} from '../../../src/schema/json/index.ts';
import { setProperty } from '../../commands/index.ts';
import { valueAtPath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';

/** The tests of the form: recorded from what it is now, run against it, opened again. */
export function PreviewTests(props: {
  design: OpenDesign;
  resolved: ResolvedForm;
  form: FormModel;
  onOpen: (record: DataRecord) => void;
}) {
  const { design, resolved, form, onOpen } = props;
  const [title, setTitle] = useState('');
  const body = useMemo(() => readObject(valueAtPath(design.tree, [])), [design.tree]);
  const written = readItems(body['tests']);
  const tests = useMemo(() => runFormTests(resolved, body), [resolved, body]);
  const put = (next: JsonValue[]) =>
    design.execute(setProperty, { node: [], path: ['tests'], value: next.length === 0 ? undefined : next });
  const record = () => {
    const given = givenOf(resolved, form);
    put([...written, { title: title.trim(), given, expect: recordExpectations(resolved, given) }]);
    setTitle('');
  };
  return (
    <details open>
      <summary>测试</summary>
      <p>给表单填上值，记下它现在的样子；检查文档和发布之前会再看一遍，不一样就不能发布。</p>
      <Space.Compact block>
        <Input
          size="small"
          aria-label="测试的说明"
          placeholder="这个测试说的是什么"
          maxLength={100}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button size="small" disabled={title.trim() === ''} onClick={record}>
          记为测试
        </Button>
      </Space.Compact>
      <ul aria-label="测试">
        {tests.map((test, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles may be alike
          <li key={index}>
            <span className={test.failed.length === 0 ? 'pw-preview-passed' : 'pw-preview-failed'}>
              {test.failed.length === 0 ? '通过' : '没有通过'}
            </span>{' '}
            {test.title}{' '}
            <Button type="link" size="small" onClick={() => onOpen(test.given)}>
              填入
            </Button>
            <Button type="link" size="small" onClick={() => put(written.filter((_, at) => at !== index))}>
              删除
            </Button>
            {test.failed.map(({ pointer, message }) => (
              <div key={pointer}>{message}</div>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is filled in, without what is empty or computed. */
function givenOf(resolved: ResolvedForm, form: FormModel): JsonObject {
  const values: JsonValue = JSON.parse(JSON.stringify(form.values()));
  const { computed } = evaluateForm(resolved, form.values(), { mode: 'create' });
  const entries = Object.entries(isJsonObject(values) ? values : {});
  return Object.fromEntries(entries.filter(([name, value]) => value !== null && value !== '' && !computed.has(name)));
}
