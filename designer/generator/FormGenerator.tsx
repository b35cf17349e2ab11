import { Alert } from 'antd';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ComponentType, type Ref } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import { useFormHandle, useObserved, type FormModel } from '../../src/runtime/form/index.ts';
import { HostFunctionsProvider, type HostFunctions } from '../../src/runtime/host/index.ts';
import { vocabularyOf } from '../../src/runtime/page/index.ts';
import type { DataRecord } from '../../src/runtime/ports/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import { differencesBetween } from '../../src/schema/difference/index.ts';
import { designVocabulary } from '../state/index.ts';
import { dialogWords, type Locale } from '../words/index.ts';
import { generatedForm } from './generated-form.ts';
import { toFormData } from './to-form-data.ts';

/** The methods of an open form for its host. */
export interface FormGeneratorHandle {
  /** Returns the values. If a validation fails, rejects with one sentence and the form shows the errors. */
  getData(): Promise<DataRecord>;
  /** Returns the values as `multipart/form-data`. Also rejects if an object contains itself. */
  getFormData(): Promise<FormData>;
  reset(): void;
}

export interface FormGeneratorProps {
  /** A form document, or a definition of the original designer (`list`, `config`); must be stable between renders. */
  data: unknown;
  value?: DataRecord;
  /** The functions of the host that the form can refer to; must be stable between renders. */
  remote?: HostFunctions;
  FormView: ComponentType<{ form: FormModel }>;
  /** Called on each change with the path of the field, its value and all values. */
  onChange?: (field: string, value: unknown, values: DataRecord) => void;
  locale?: Locale;
  ref?: Ref<FormGeneratorHandle>;
}

const noFunctions: HostFunctions = {};
const blank: DataRecord = {};

/** A form for host applications. It is rendered from its definition, and its values are read by `getData`. */
export function FormGenerator({ data, remote = noFunctions, ...props }: FormGeneratorProps) {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry));
  const read = useMemo(() => generatedForm(data, vocabulary), [data, vocabulary]);
  if ('refused' in read) return <Alert type="error" showIcon message={read.refused} />;
  return (
    <HostFunctionsProvider functions={remote}>
      <OpenForm form={read.form} {...props} />
    </HostFunctionsProvider>
  );
}

function OpenForm(props: Omit<FormGeneratorProps, 'data' | 'remote'> & { form: ResolvedForm }) {
  const { form: resolved, value = blank, FormView, onChange, locale = 'zh-CN', ref } = props;
  const [opened] = useState(value);
  const form = useFormHandle({ form: resolved, record: opened, mode: 'create' });
  useImperativeHandle(ref, () => {
    const getData = async () => {
      await form.settled();
      const result = form.submit();
      if (!result.ok) throw new Error(dialogWords[locale].invalid);
      return result.values;
    };
    return { getData, getFormData: async () => toFormData(await getData()), reset: () => form.load(opened) };
  }, [form, locale, opened]);
  useChanges(form, onChange);
  return <FormView form={form} />;
}

const readValues = (form: FormModel): string => JSON.stringify(form.values());

function useChanges(form: FormModel, onChange: FormGeneratorProps['onChange']): void {
  const text = useObserved(form, readValues);
  const before = useRef(text);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const changed = differencesBetween(JSON.parse(before.current), JSON.parse(text));
    before.current = text;
    for (const { path, after } of changed) tell.current?.(path.join('.'), after ?? null, form.values());
  }, [form, text]);
}
