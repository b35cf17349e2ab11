import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { expectVisible } from '../../../../.storybook/play.ts';
import { PortError, type Ports } from '../../../runtime/ports/index.ts';
import { RuleCodeInput } from './RuleCodeInput.tsx';

const asked: unknown[] = [];

const ports: Ports = {
  ...createFakePorts(),
  requests: {
    async call({ path, params }) {
      asked.push({ path, ...params });
      if (!/^\d/.test(params?.value ?? '')) throw new PortError('server', '第一位必须是数字', { status: 200 });
      return { result: null, message: '' };
    },
  },
};

const meta: Meta = {
  title: '组件/规则校验文本',
  parameters: { ports },
  beforeEach() {
    asked.length = 0;
  },
};
export default meta;
type Story = StoryObj;

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '编号' });

// covers: rule-rule-code, rule-duplicate
export const SaysNoThenYes: Story = {
  render: () => <Held of={RuleCodeInput} label="编号" ruleCode="common" />,
  async play() {
    await userEvent.type(box(), 'A1');
    await expect(await screen.findByRole('alert', undefined, { timeout: 3000 })).toHaveTextContent('第一位必须是数字');
    await expect(asked).toEqual([{ path: '/sys/checkRule/checkByCode', ruleCode: 'common', value: 'A1' }]);
    await userEvent.clear(box());
    await userEvent.type(box(), '1A');
    await expectVisible(await screen.findByLabelText('可以使用', undefined, { timeout: 3000 }));
  },
};

// covers: rule-rule-code
export const WithoutCodeNobodyIsAsked: Story = {
  render: () => <Held of={RuleCodeInput} label="编号" />,
  async play() {
    await userEvent.type(box(), 'A1');
    await expect(screen.queryByLabelText('正在检查')).toBeNull();
  },
};

export const Disabled: Story = {
  render: () => <Held of={RuleCodeInput} label="编号" ruleCode="common" value="1" disabled />,
  async play() {
    await expect(box()).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  render: () => <Held of={RuleCodeInput} label="编号" ruleCode="common" value="1A" readOnly />,
  async play() {
    await expectVisible(screen.getByText('1A'));
  },
};
