import { DatePicker, FormItem, FormLayout, Input, NumberPicker, Radio, Select, Switch } from '@formily/antd-v5';
import { createForm } from '@formily/core';
// oxlint-disable-next-line no-restricted-imports -- the peer is Formily as its documentation shows it
import { createSchemaField, FormProvider } from '@formily/react';
import { createRoot } from 'react-dom/client';

import { fieldsOf, type PeerField } from './peer-fields.ts';

import '../timing.ts';

const SchemaField = createSchemaField({
  components: { DatePicker, FormItem, FormLayout, Input, NumberPicker, 'Radio.Group': Radio.Group, Select, Switch },
});
const components = {
  text: 'Input',
  number: 'NumberPicker',
  select: 'Select',
  date: 'DatePicker',
  switch: 'Switch',
  radio: 'Radio.Group',
} as const;

function schemaOf({ name, label, kind, options }: PeerField) {
  return {
    type: kind === 'number' ? 'number' : kind === 'switch' ? 'boolean' : 'string',
    title: label,
    required: true,
    'x-decorator': 'FormItem',
    'x-component': components[kind],
    'x-component-props': { id: name },
    ...((kind === 'select' || kind === 'radio') && { enum: options }),
  };
}

const host = document.getElementById('root');
if (!host) throw new Error('no root');
const root = createRoot(host);

function mountForm(count: number) {
  const form = createForm();
  const properties = Object.fromEntries(fieldsOf(count).map((field) => [field.name, schemaOf(field)]));
  root.render(
    <FormProvider form={form}>
      <FormLayout layout="vertical">
        <SchemaField schema={{ type: 'object', properties }} />
      </FormLayout>
    </FormProvider>,
  );
}

Object.assign(window, { __bench: { mountForm } });
