import { Button, Input, Space } from 'antd';
import { useMemo, useState } from 'react';

import { evaluateForm, recordExpectations, runFormTests, type ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';
import type { DataRecord } from '../../../src/runtime/ports/index.ts';
import {
  isJsonObject,
  readItems,
  readObject,
  type JsonObject,
  type JsonValue,
} from '../../../src/schema/json/index.ts';
import { setProperty } from '../../commands/index.ts';
import { valueAtPath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { dialogWords, pageWords, type Locale } from '../../words/index.ts';

/** The tests of the form: they are recorded from the current values, run, and opened again. */
export function PreviewTests(props: {
  design: OpenDesign;
  resolved: ResolvedForm;
  form: FormModel;
  locale: Locale;
  onOpen: (record: DataRecord) => void;
}) {
  const { design, resolved, form, locale, onOpen } = props;
  const words = dialogWords[locale];
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
      <summary>{words.tests}</summary>
      <p>{words.testsInfo}</p>
      <Space.Compact block>
        <Input
          size="small"
          aria-label={words.testTitle}
          placeholder={words.testTitleHint}
          maxLength={100}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button size="small" disabled={title.trim() === ''} onClick={record}>
          {words.recordTest}
        </Button>
      </Space.Compact>
      <ul aria-label={words.tests}>
        {tests.map((test, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles may be alike
          <li key={index}>
            <span className={test.failed.length === 0 ? 'pw-preview-passed' : 'pw-preview-failed'}>
              {test.failed.length === 0 ? words.testPassed : words.testFailed}
            </span>{' '}
            {test.title}{' '}
            <Button type="link" size="small" onClick={() => onOpen(test.given)}>
              {words.fillIn}
            </Button>
            <Button type="link" size="small" onClick={() => put(written.filter((_, at) => at !== index))}>
              {pageWords[locale].remove}
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

function givenOf(resolved: ResolvedForm, form: FormModel): JsonObject {
  const values: JsonValue = JSON.parse(JSON.stringify(form.values()));
  const { computed } = evaluateForm(resolved, form.values(), { mode: 'create' });
  const entries = Object.entries(isJsonObject(values) ? values : {});
  return Object.fromEntries(entries.filter(([name, value]) => value !== null && value !== '' && !computed.has(name)));
}
