import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { customerForm } from '../../../../.storybook/story-documents.ts';
import { PortError, type Ports } from '../../../runtime/ports/index.ts';
import { UniqueInput } from './UniqueInput.tsx';

const asked: unknown[] = [];

let answerSlow: () => void = () => undefined;

const ports: Ports = {
  ...createFakePorts(),
  requests: {
    async call({ path, params }) {
      asked.push({ path, ...params });
      if (params?.fieldVal === '慢') {
        await new Promise<void>((resolve) => (answerSlow = resolve));
        throw new PortError('server', '该值不可用，系统中已存在！', { status: 200 });
      }
      if (params?.fieldVal === '断网') throw new PortError('offline', '网络已断开，请检查网络后重试');
      if (params?.fieldVal?.startsWith('C001'))
        throw new PortError('server', '该值不可用，系统中已存在！', { status: 200 });
      return { result: null, message: '该值可用！' };
    },
  },
};

const meta: Meta = {
  title: '组件/查重文本',
  parameters: { ports },
  beforeEach() {
    asked.length = 0;
  },
};
export default meta;
type Story = StoryObj;

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: '税号' });
const own = { table: 'base_customer', field: 'tax_no' };

export const TakenAndFree: Story = {
  render: () => <Held of={UniqueInput} label="税号" {...own} />,
  async play() {
    await userEvent.type(await box(), 'C001');
    await expect(await screen.findByRole('alert', undefined, { timeout: 3000 })).toHaveTextContent(
      '该值不可用，系统中已存在！',
    );
    await expect(asked).toEqual([
      { path: '/sys/duplicate/check', tableName: 'base_customer', fieldName: 'tax_no', fieldVal: 'C001' },
    ]);
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'D1');
    await expectVisible(await screen.findByLabelText('可以使用', undefined, { timeout: 3000 }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OldAnswersAreForgotten: Story = {
  render: () => <Held of={UniqueInput} label="税号" {...own} />,
  async play() {
    await userEvent.type(await box(), '慢');
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 3000 });
    await userEvent.type(await box(), '快');
    await expectVisible(await screen.findByLabelText('可以使用', undefined, { timeout: 3000 }));
    answerSlow();
    await userEvent.tab();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expectVisible(screen.getByLabelText('可以使用'));
    await expect(asked).toMatchObject([{ fieldVal: '慢' }, { fieldVal: '慢快' }]);
  },
};

// covers: rule-duplicate
export const NotWhileComposing: Story = {
  render: () => <Held of={UniqueInput} label="税号" {...own} />,
  async play() {
    const input = await box();
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: 'duanwang' } });
    await expect(screen.queryByLabelText('正在检查')).toBeNull();
    await fireEvent.change(input, { target: { value: '断网' } });
    await fireEvent.compositionEnd(input, { data: '断网' });
    await expectVisible(await screen.findByLabelText('正在检查'));
    await waitFor(() => expect(screen.queryByLabelText('正在检查')).toBeNull(), { timeout: 3000 });
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(asked).toMatchObject([{ fieldVal: '断网' }]);
  },
};

const form = customerForm({ name: {}, taxNo: { 'x-component': 'UniqueInput', 'x-component-props': own } });

// covers: rule-duplicate
export const TheFieldIsWrongUntilItIsChanged: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ id: 'c7', name: '东方', taxNo: 'D1' }} />,
  async play() {
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'C0012');
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription('该值不可用，系统中已存在！'), {
      timeout: 3000,
    });
    await expect(asked).toMatchObject([{ fieldVal: 'C0012', dataId: 'c7' }]);
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('系统中已存在'));
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'D2');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('"taxNo":"D2"'));
  },
};

export const ASaveWaitsForTheAnswer: Story = {
  render: () => <OpenForm form={form} mode="edit" record={{ id: 'c7', name: '东方', taxNo: 'D1' }} />,
  async play() {
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'C0013');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await expect(screen.getByTestId('value')).not.toHaveTextContent('C0013');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('系统中已存在'), { timeout: 3000 });
    await waitFor(async () => expect(await box()).toHaveFocus());
  },
};

export const Disabled: Story = {
  render: () => <Held of={UniqueInput} label="税号" {...own} value="C001" disabled />,
  async play() {
    await expect(await box()).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={UniqueInput} label="税号" {...own} value="C001" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('C001'));
  },
};
