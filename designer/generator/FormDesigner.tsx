import { Alert } from 'antd';
import { useImperativeHandle, useMemo, useRef, type ComponentType, type Ref } from 'react';

import { definitionOfForm } from '../../src/engine/exchange/index.ts';
import type { FormModel } from '../../src/runtime/form/index.ts';
import type { HostFunctions } from '../../src/runtime/host/index.ts';
import { documentSet, vocabularyOf } from '../../src/runtime/page/index.ts';
import { useRuntime } from '../../src/runtime/registry/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { parseJson, readObject, type JsonObject } from '../../src/schema/json/index.ts';
import { Designer, type DesignerProps } from '../page/index.ts';
import { designVocabulary } from '../state/index.ts';
import { generatedForm } from './generated-form.ts';

/** The methods of an open designer for its host. */
export interface FormDesignerHandle {
  getDocument(): JsonObject;
  /** Returns the current form as a definition of the original designer (`list`, `config`). */
  getJson(): JsonObject;
}

export interface FormDesignerProps extends Pick<DesignerProps, 'features' | 'locale' | 'buttons'> {
  /** A form document, or a definition of the original designer; an empty form by default. */
  data?: unknown;
  remote?: HostFunctions;
  FormView: ComponentType<{ form: FormModel }>;
  onChange?: (document: JsonObject) => void;
  ref?: Ref<FormDesignerHandle>;
}

const empty: JsonObject = {
  list: [],
  config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
};
const around: SourceDocument[] = [];
const nothing = documentSet([]);

/** The designer for host applications. It edits one form, which the host reads. */
export function FormDesigner({ data = empty, ...props }: FormDesignerProps) {
  const registered = vocabularyOf(useRuntime().registry);
  const read = useMemo(() => generatedForm(data, designVocabulary(registered)), [data, registered]);
  if ('refused' in read) return <Alert type="error" showIcon message={read.refused} />;
  return <OpenDesigner body={read.body} {...props} />;
}

function OpenDesigner({ body, onChange, ref, ...props }: Omit<FormDesignerProps, 'data'> & { body: JsonObject }) {
  const vocabulary = designVocabulary(vocabularyOf(useRuntime().registry));
  const document = useMemo<SourceDocument>(
    () => ({ key: 'generated/form.form', id: 'generated/form', kind: 'form', hash: '', body, problems: [] }),
    [body],
  );
  const current = useRef(body);
  useImperativeHandle(
    ref,
    () => ({
      getDocument: () => current.current,
      getJson: () =>
        definitionOfForm({ document: { ...document, body: current.current }, around: nothing }, { vocabulary })
          .definition,
    }),
    [document, vocabulary],
  );
  return (
    <Designer
      {...props}
      document={document}
      around={around}
      onChange={(text) => {
        current.current = readObject(parseJson(text).value);
        onChange?.(current.current);
      }}
    />
  );
}
