// covers: call-load-dict, error-nothing, error-words
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { Held } from '../../../../.storybook/Held.tsx';
import { expectHeld, expectShown, expectVisible, optionOf, press } from '../../../../.storybook/play.ts';
import { PortError, type Ports } from '../../../runtime/ports/index.ts';
import { SearchSelect } from './SearchSelect.tsx';

const meta: Meta = { title: '组件/搜索选择' };
export default meta;
type Story = StoryObj;

const box = () => screen.findByRole('combobox', { name: '客户' });
const table = 'base/customer,name,id';

function tablePorts(): Ports & { keywords: string[] } {
  const keywords: string[] = [];
  const customers = Array.from({ length: 500 }, (_, index) => ({ value: `c${index}`, text: `客户${index}` }));
  return {
    ...createFakePorts(),
    keywords,
    requests: {
      async call({ path, params = {} }) {
        if (path.startsWith('/sys/dict/loadDictItem/')) {
          const keys = (params['key'] ?? '').split(',');
          return { result: keys.map((key) => customers.find(({ value }) => value === key)?.text ?? key), message: '' };
        }
        const keyword = params['keyword'] ?? '';
        keywords.push(keyword);
        if (keyword === '出错') throw new PortError('server', '字典Code格式不正确！');
        const hits = customers.filter(({ text }) => text.includes(keyword));
        return { result: hits.slice(0, Number(params['pageSize'])), message: '' };
      },
    },
  };
}

export const OfADictionary: Story = {
  render: () => <Held of={SearchSelect} label="客户" dictionary="customer_level" />,
  async play() {
    await userEvent.type(await box(), 'zhongdian');
    await userEvent.click(await optionOf('重点客户'));
    await expectHeld('A');
    await expectShown('重点客户');
  },
};

const typed = tablePorts();
// covers: limit-dict-page
export const OfATableOnTheServer: Story = {
  parameters: { ports: typed },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async wait={50} />,
  async play() {
    await userEvent.click(await box());
    await optionOf('客户9');
    await expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(10);
    await userEvent.type(await box(), '客户499');
    await userEvent.click(await optionOf('客户499'));
    await expectHeld('c499');
    await expectShown('客户499');
    await expect(typed.keywords.at(-1)).toBe('客户499');
    await expect(typed.keywords.length).toBeLessThan(6);
  },
};

export const NamesWhatNoSearchShows: Story = {
  parameters: { ports: tablePorts() },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async value="c321" />,
  async play() {
    await waitFor(() => expectShown('客户321'));
  },
};

export const Several: Story = {
  parameters: { ports: tablePorts() },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async wait={0} multiple value="c400" />,
  async play() {
    await userEvent.type(await box(), '客户12');
    await userEvent.click(await optionOf('客户12'));
    await expectHeld('c400,c12');
    await press('Escape');
  },
};

const composed = tablePorts();
export const DoesNotSearchForPinyinOnItsWay: Story = {
  parameters: { ports: composed },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async wait={0} />,
  async play() {
    const input = await box();
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await userEvent.keyboard('ke');
    await fireEvent.change(input, { target: { value: '客户77' } });
    await fireEvent.compositionEnd(input);
    await userEvent.click(await optionOf('客户77'));
    await expect(composed.keywords.filter((keyword) => keyword !== '')).toEqual(['客户77']);
  },
};

// covers: error-nothing
export const NothingFound: Story = {
  parameters: { ports: tablePorts() },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async wait={0} />,
  async play() {
    await expectVisible(await screen.findByText('请输入搜索内容'));
    await userEvent.type(await box(), '没有这个');
    await waitFor(() => expect(screen.getByText('没有查询到任何数据')).toBeVisible());
  },
};

// covers: error-load-dict
export const Refused: Story = {
  parameters: { ports: tablePorts() },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async wait={0} />,
  async play() {
    await userEvent.type(await box(), '出错');
    await waitFor(() => expect(screen.getByText('字典Code格式不正确！')).toBeVisible());
  },
};

export const ReadOnly: Story = {
  parameters: { ports: tablePorts() },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async value="c5" readOnly />,
  async play() {
    await expectVisible(await screen.findByText('客户5'));
  },
};
