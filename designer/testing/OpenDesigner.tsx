import { useState } from 'react';

import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../src/schema/documents/document.ts';
import { parseJson, type JsonObject } from '../../src/schema/json/index.ts';
import { FormView } from '../../src/views/form/index.ts';
import { Designer } from '../index.ts';

const model: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '客户名称', maxLength: 20 },
      phone: { type: 'string', title: '手机' },
      taxNo: { type: 'string', title: '税号' },
      remark: { type: 'string', format: 'text', title: '备注' },
    },
  },
};

/** A designer with a form of customers that contains these nodes; its document is shown below as JSON. */
export function OpenDesigner(props: {
  properties: JsonObject;
  form?: JsonObject;
  locale?: 'zh-CN' | 'en-US';
  name?: string;
  height?: number;
}) {
  const { properties, form, locale, name = 'story/customer', height = 640 } = props;
  const [documents] = useState(() => ({
    form: sourceDocument(`${name}.form`, {
      kind: 'form',
      formatVersion: 1,
      title: '客户',
      model: 'story/customer',
      ...form,
      properties,
    }),
    around: [sourceDocument('story/customer.model', model)],
  }));
  const [text, setText] = useState(() => JSON.stringify(documents.form.body));
  return (
    <>
      <div style={{ height }}>
        <Designer
          document={documents.form}
          around={documents.around}
          FormView={FormView}
          onChange={(next) => setText(JSON.stringify(parseJson(next).value))}
          {...(locale && { locale })}
        />
      </div>
      <code data-testid="value" style={{ display: 'block', height: 20, overflow: 'hidden' }}>
        {text}
      </code>
    </>
  );
}

function sourceDocument(text: string, body: JsonObject): SourceDocument {
  const parts = splitDocumentKey(text);
  if (!parts) throw new Error(`${text} is no document key`);
  const key: DocumentKey = `${parts.id}.${parts.kind}`;
  return { key, ...parts, hash: '', body, problems: [] };
}
