import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { expectVisible } from '../../.storybook/play.ts';
import type { HostFunctions } from '../../src/runtime/host/index.ts';
import { FormView } from '../../src/views/form/index.ts';
import { FormGenerator, type FormGeneratorHandle } from './index.ts';

const meta: Meta = { title: '设计器/生成的表单' };
export default meta;
type Story = StoryObj;

const head = (type: string, key: string, name: string) => ({ type, icon: '', name, key, model: `${type}_${key}` });
const definition = {
  list: [
    {
      ...head('input', '1570693512000_1', 'Name'),
      options: { required: true, maxlength: -1 },
      rules: [{ required: true, message: 'NameRequired' }],
    },
    {
      ...head('select', '1570693512000_2', 'City'),
      options: { remote: true, remoteFunc: 'getCities', props: { value: 'id', label: 'text' }, options: [] },
      rules: [],
    },
    {
      ...head('cascader', '1570693512000_3', 'Area'),
      options: { remote: true, remoteFunc: 'getAreas', props: { value: 'id', label: 'text', children: 'below' } },
      rules: [],
    },
  ],
  config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
};

const remote: HostFunctions = {
  getCities: (resolve) => resolve([{ id: 'sh', text: 'Shanghai' }]),
  getAreas: () => Promise.resolve([{ id: 'a', text: 'North', below: [{ id: 'a1', text: 'North 1' }] }]),
};

function Opened({ functions = remote }: { functions?: HostFunctions }) {
  const form = useRef<FormGeneratorHandle>(null);
  const [told, setTold] = useState('');
  const [changed, setChanged] = useState('');
  const read = () =>
    form.current?.getData().then(
      (values) => setTold(JSON.stringify(values)),
      (error: Error) => setTold(error.message),
    );
  return (
    <>
      <FormGenerator
        ref={form}
        data={definition}
        remote={functions}
        FormView={FormView}
        onChange={(field, value) => setChanged(`${field}=${JSON.stringify(value)}`)}
        locale="en-US"
      />
      <button onClick={() => void read()}>Read</button>
      <button onClick={() => form.current?.reset()}>Put back</button>
      <output data-testid="told">{told}</output>
      <output data-testid="changed">{changed}</output>
    </>
  );
}

const read = () => userEvent.click(screen.getByRole('button', { name: 'Read' }));
const name = () => screen.findByRole('textbox', { name: 'Name' });

// covers: call-designer
export const FilledInAndRead: Story = {
  render: () => <Opened />,
  async play() {
    await name();
    await read();
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent('Form data validation failed'));
    await userEvent.type(await name(), 'x');
    await userEvent.click(await screen.findByRole('combobox', { name: 'City' }));
    await userEvent.click(await screen.findByTitle('Shanghai'));
    await expect(screen.getByTestId('changed')).toHaveTextContent('select_1570693512000_2="sh"');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Area' }));
    await userEvent.click(await screen.findByText('North'));
    await userEvent.click(await screen.findByText('North 1'));
    await read();
    await waitFor(() =>
      expect(JSON.parse(screen.getByTestId('told').textContent || 'null')).toEqual({
        input_1570693512000_1: 'x',
        select_1570693512000_2: 'sh',
        cascader_1570693512000_3: ['a', 'a1'],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
    await waitFor(async () => expect(await name()).toHaveValue(''));
  },
};

const broken: HostFunctions = {
  getCities() {
    throw new Error('no line');
  },
};

export const FunctionsThatFail: Story = {
  render: () => <Opened functions={broken} />,
  async play() {
    await expectVisible(await screen.findByText('选项没有取到：no line'));
    await expectVisible(await screen.findByText('选项没有取到：宿主没有登记函数“getAreas”，请在宿主里登记它。'));
  },
};

export const NoForm: Story = {
  render: () => <FormGenerator data={{ rows: [] }} FormView={FormView} />,
  async play() {
    await expectVisible(await screen.findByText('认不出这是哪种格式的表单。'));
  },
};
