import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible, press } from '../../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../page/testing/PageStory.tsx';

const meta: Meta = { title: '弹窗/长表单' };
export default meta;
type Story = StoryObj;

const options = { enum: ['甲', '乙', '丙'] };

const kinds: { field: JsonObject; fill: () => Promise<unknown>; value: unknown }[] = [
  { field: { type: 'string' }, fill: () => userEvent.keyboard('文字'), value: '文字' },
  { field: { type: 'number', 'x-scale': 2 }, fill: () => userEvent.keyboard('12.5'), value: '12.50' },
  {
    field: { type: 'string', 'x-component': 'Select', ...options },
    // The focused control may be the loaded one that replaced its placeholder.
    async fill() {
      await press('ArrowDown');
      await waitFor(() => expect(focused()).toHaveAttribute('aria-expanded', 'true'));
      await press('ArrowDown');
      await press('Enter');
      await waitFor(() => expect(focused()).toHaveAttribute('aria-expanded', 'false'));
    },
    value: '乙',
  },
  {
    field: { type: 'string', format: 'date' },
    async fill() {
      await userEvent.keyboard('2026-02-03');
      await press('Enter');
      await waitFor(() => expect(focused()).toHaveValue('2026-02-03'));
    },
    value: '2026-02-03',
  },
  { field: { type: 'boolean' }, fill: () => userEvent.keyboard(' '), value: true },
  {
    field: { type: 'string', 'x-component': 'Radio', ...options },
    fill: () => userEvent.keyboard(' '),
    value: '甲',
  },
  { field: { type: 'string', format: 'text' }, fill: () => userEvent.keyboard('两行{Enter}字'), value: '两行\n字' },
];
const count = 200;
/**
 * The number of fields that are walked through: an automated browser takes half a second for each Tab in such a long
 * form.
 */
const walked = 3 * kinds.length;
const keyOf = (index: number) => `f${index}`;
const fields: Record<string, JsonObject> = Object.fromEntries(
  Array.from({ length: count }, (_, index) => {
    const { field } = kinds[index % kinds.length] ?? {};
    return [keyOf(index), { ...field, title: `字段${index}` }];
  }),
);

/** Switches are buttons. */
const switches = Object.values(fields).filter(({ type }) => type === 'boolean').length;
const plan: JsonObject = { type: 'string', title: '计划', 'x-component': 'Cron' };

const documents: Record<string, JsonObject> = {
  'base/long.model': {
    title: '长单',
    resource: '/base/long',
    label: 'f0',
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).toSpliced(walked, 0, ['plan', plan])),
    },
  },
  'base/long.list': { title: '长单', model: 'base/long', search: [], columns: ['f0'], editor: 'base/long' },
  'base/long.form': { title: '长单', model: 'base/long', width: 900 },
};
let records: MemoryRecords = memoryRecords([]);

const isIn = (title: string) => waitFor(() => expect(titleOf(document.activeElement)).toBe(title), { timeout: 10_000 });
const titleOf = (control: Element | null) =>
  control?.closest('.pw-form-item')?.querySelector('label')?.textContent ?? '没有字段';
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body);

/**
 * A form of two hundred fields and a nested dialog by the keyboard alone: Tab stops once at each field in order; one of
 * each kind is filled in from its first key on; Ctrl+Enter saves, and the focus returns to where it started.
 */
export const ByTheKeyboardAlone: Story = {
  render: () => {
    records = memoryRecords([{ id: '1', version: 1, f0: '旧的' }]);
    return <PageStory of="base/long.list" documents={documents} records={records} />;
  },
  async play() {
    const add = (await screen.findAllByRole('button', { name: /^新\s?增/ }))[0] ?? document.body;
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '新增 长单' });
    await isIn('字段0');
    const items = () => [...dialog.querySelectorAll('.pw-form-item')];
    await expect(items()).toHaveLength(count + 1);
    const bare = () => items().filter((item) => !item.querySelector('input, textarea'));
    await waitFor(() => expect(bare()).toHaveLength(switches), { timeout: 10_000 });
    for (let index = 0; index < walked; index += 1) {
      await isIn(`字段${index}`);
      if (index < kinds.length) await kinds[index]?.fill();
      await userEvent.tab();
    }
    await isIn('计划');
    await userEvent.keyboard('0 0 8 * * ?');
    await userEvent.tab();
    const opener = focused();
    await userEvent.keyboard('{Enter}');
    const cron = (await screen.findByText('Cron表达式', { selector: '.ant-modal-title' })).closest('.ant-modal');
    await waitFor(() => expect(cron?.contains(document.activeElement)).toBe(true));
    await press('Escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectVisible(await screen.findByText('新增成功'));
    const saved = kinds.map((_, index) => records.records[0]?.[keyOf(index)]);
    await expect(saved).toEqual(kinds.map(({ value }) => value));
    await expect(records.records[0]).toMatchObject({ plan: '0 0 8 * * ?' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
    await expectVisible(within(document.body).getByText('文字'));
  },
};

export const RefusedAtItsEnd: Story = {
  render: () => {
    records = memoryRecords([]);
    records.failures.set('create', new PortError('server', '仓库正在盘点，请稍后再保存。'));
    return <PageStory of="base/long.list" documents={documents} records={records} />;
  },
  async play() {
    await userEvent.click((await screen.findAllByRole('button', { name: /^新\s?增/ }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: '新增 长单' });
    await isIn('字段0');
    await userEvent.keyboard('写好的');
    const body = dialog.querySelector('.pw-dialog-body');
    if (!body) throw new Error('弹窗没有内容');
    await waitFor(() => expect(dialog.querySelectorAll('.pw-form-item')).toHaveLength(count + 1));
    body.scrollTo({ top: body.scrollHeight });
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(1000));
    await userEvent.click(within(dialog).getByRole('button', { name: /^确\s?定$/ }));
    const notice = (await within(dialog).findByText('仓库正在盘点，请稍后再保存。')).closest('[role=alert]');
    const { top } = body.getBoundingClientRect();
    await waitFor(() => expect(notice?.getBoundingClientRect().top).toBeGreaterThanOrEqual(top));
    await expect(notice?.getBoundingClientRect().top).toBeLessThan(top + 100);
  },
};

export const ForbiddenMeanwhile: Story = {
  render: () => {
    records = memoryRecords([]);
    const cause = '没有权限，请联系管理员授权：base:long:add';
    records.failures.set('create', new PortError('forbidden', '拒绝访问', { status: 403, cause, requestId: 'r-1' }));
    return <PageStory of="base/long.list" documents={documents} records={records} />;
  },
  async play() {
    await userEvent.click((await screen.findAllByRole('button', { name: /^新\s?增/ }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: '新增 长单' }));
    await isIn('字段0');
    await userEvent.keyboard('写好的');
    await userEvent.click(dialog.getByRole('button', { name: /^确\s?定$/ }));
    await dialog.findByText('没有权限，请联系管理员授权：base:long:add。填写的内容都还在。');
    await expect(dialog.queryByText(/可以再试/)).toBeNull();
  },
};
