import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible, optionOf } from '../../../.storybook/play.ts';
import { memoryRecords, type MemoryRecords } from '../../runtime/list/testing/memory-records.ts';
import { resolvedButton } from '../../runtime/list/testing/resolved-list.ts';
import { allCapabilities, PortError, type Capabilities, type ImportPreview } from '../../runtime/ports/index.ts';
import { customerList, customerRecords } from '../list/testing/customers.ts';
import { ListStory } from '../list/testing/ListStory.tsx';

const meta: Meta = { title: '弹窗/导入' };
export default meta;
type Story = StoryObj;

let records: MemoryRecords = memoryRecords([]);
const draw = (importExcel: string, capabilities?: Capabilities) => {
  records = customerRecords();
  const base = customerList();
  const [name, ...others] = base.model.fields;
  const model = { ...base.model, fields: name ? [{ ...name, unique: true }, ...others] : others };
  const endpoints = { ...base.endpoints, importExcel };
  const toolbar = [resolvedButton('import', '导入', { icon: 'import' })];
  return (
    <ListStory
      list={customerList({ model, endpoints, toolbar })}
      records={records}
      {...(capabilities && { ports: { capabilities } })}
    />
  );
};
const render = () => draw('/base/customer/importExcel');
const file = (name: string) => new File(['x'], name);
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '导入' }));
  return screen.findByRole('dialog', { name: '导入EXCEL' });
};
const choose = async (dialog: HTMLElement, ...files: File[]) => {
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('没有文件框');
  await userEvent.upload(input, files, { applyAccept: false });
};
const startButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: '开始上传' });
const imports = () => records.calls.filter((call) => call.startsWith('importFiles'));

// covers: dialog-import, state-import, rule-import-types, error-import-done, state-import-label
export const AllSaved: Story = {
  render,
  async play() {
    const dialog = await open();
    await expect(startButton(dialog)).toBeDisabled();
    await choose(dialog, file('a.xlsx'), file('b.xls'), file('c.csv'));
    await expectVisible(await screen.findByText('只能导入 .xls 或 .xlsx 格式的 Excel 文件'));
    await expect(within(dialog).queryByText('c.csv')).toBeNull();
    await userEvent.click(within(dialog).getByRole('switch', { name: '数据校验' }));
    await userEvent.click(startButton(dialog));
    await expectVisible(await screen.findByText('文件上传成功'));
    await expect(startButton(dialog)).toBeDisabled();
    await expect(imports()).toEqual(['importFiles a.xlsx b.xls 1']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(records.calls.filter((call) => call.startsWith('list')).length).toBeGreaterThan(1);
    const again = await open();
    await expect(within(again).getByRole('switch', { name: '数据校验' })).not.toBeChecked();
    await expect(startButton(again)).toBeDisabled();
  },
};

const fields = [
  { name: 'name', title: '名称', required: true },
  { name: 'level', title: '等级', required: false },
  { name: 'openedOn', title: '开户日期', required: false },
];
const column = (title: string, field: string, ...samples: string[]) => ({ title, field, samples });
const seen = { fields, total: 3, added: 2, changed: 0, errors: [], losses: [] };

export const Previewed: Story = {
  render,
  async play() {
    const dialog = await open();
    await expect(within(dialog).getByRole('button', { name: /^预\s?览$/ })).toBeDisabled();
    const others = [column('会员级别', '', '重点客户', '普通客户'), column('开户日期', 'openedOn', '2026-01-31')];
    records.previews = [
      {
        ...seen,
        total: 0,
        added: 0,
        wrong: 0,
        heldBack: 0,
        problem: '缺少必填列“名称”，请在预览里为它们选择文件里的列，或使用下载的模板',
        columns: [column('单位', '', '甲公司', '乙公司'), ...others],
      },
      {
        ...seen,
        wrong: 1,
        heldBack: 2,
        errors: [{ row: 4, title: '名称', message: '名称：没有名为“甲”的客户' }],
        losses: [
          { place: 'B 列“会员级别”', message: '没有对应的字段，不导入' },
          { file: 'a.xlsx', place: '第 3、5 行', message: '在表里被筛选或隐藏了，仍会导入；不要导入的请先删除' },
        ],
        columns: [column('单位', 'name', '甲公司', '乙公司'), ...others],
      },
    ];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^预\s?览$/ }));
    await expectVisible(
      await within(dialog).findByText('缺少必填列“名称”，请在预览里为它们选择文件里的列，或使用下载的模板'),
    );
    await expect(startButton(dialog)).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: '“单位”导入为' }));
    await userEvent.click(await screen.findByTitle('名称 *'));
    await expectVisible(
      await within(dialog).findByText('共 3 行，将新增 2 条，1 行有错误，同一条记录的其他 2 行也不会导入'),
    );
    await expect(within(dialog).getByRole('region', { name: '出错的行' })).toHaveTextContent('4名称没有名为“甲”的客户');
    const losses = within(within(dialog).getByRole('list', { name: '请注意' })).getAllByRole('listitem');
    await expect(losses.map((loss) => loss.textContent)).toEqual([
      'B 列“会员级别”：没有对应的字段，不导入',
      'a.xlsx 第 3、5 行：在表里被筛选或隐藏了，仍会导入；不要导入的请先删除',
    ]);
    await expect(records.calls).toContain('previewImport a.xlsx {"单位":"name"}');
    await expect(imports()).toEqual([]);
    await waitFor(() => expect(startButton(dialog)).toBeEnabled());
    await userEvent.click(startButton(dialog));
    await expectVisible(await screen.findByText('文件上传成功'));
    await expect(imports()).toEqual(['importFiles a.xlsx 0 {"单位":"name"}']);
  },
};

export const Proposed: Story = {
  render,
  async play() {
    const dialog = await open();
    const counts = { ...seen, total: 1, added: 1, wrong: 0, heldBack: 0 };
    const level = { ...column('级别', 'level', '重点客户'), isProposed: true };
    const name = { ...column('称呼', 'name', '甲公司'), isProposed: true };
    records.previews = [
      { ...counts, columns: [name, level] },
      { ...counts, columns: [name, column('级别', '')] },
    ];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^预\s?览$/ }));
    const box = (title: string) => within(dialog).findByRole('combobox', { name: `“${title}”导入为` });
    await expect((await box('称呼')).closest('tr')).toHaveTextContent('名称 *按标题建议，请核对');
    await expect(await box('级别')).toHaveAccessibleDescription('按标题建议，请核对');
    await userEvent.click(await box('级别'));
    await userEvent.click(await optionOf('不导入'));
    await waitFor(async () => expect((await box('级别')).closest('tr')).not.toHaveTextContent('请核对'));
    await expect((await box('称呼')).closest('tr')).toHaveTextContent('请核对');
    await waitFor(() => expect(startButton(dialog)).toBeEnabled());
    await userEvent.click(startButton(dialog));
    await expectVisible(await screen.findByText('文件上传成功'));
    await expect(records.calls).toContain('previewImport a.xlsx {"级别":""}');
    await expect(imports()).toEqual(['importFiles a.xlsx 0 {"称呼":"name","级别":""}']);
  },
};

export const ChosenWhileItLooks: Story = {
  render,
  async play() {
    const dialog = await open();
    const columns = [column('单位', '', '甲公司'), column('级别', '', '重点客户')];
    records.previews = [{ ...seen, added: 0, wrong: 0, heldBack: 0, problem: '缺少必填列“名称”', columns }];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^预\s?览$/ }));
    const box = (title: string) => within(dialog).findByRole('combobox', { name: `“${title}”导入为` });
    await box('单位');
    let answer: (preview: ImportPreview) => void = () => {};
    records.previewImport = () => new Promise((resolve) => void (answer = resolve));
    for (const [title, field] of [
      ['单位', '名称 *'],
      ['级别', '等级'],
    ] as const) {
      await userEvent.click(await box(title));
      await userEvent.click(await optionOf(field));
      await expect((await box(title)).closest('tr')).toHaveTextContent(field);
    }
    await expect((await box('单位')).closest('tr')).toHaveTextContent('名称 *');
    const chosen = [column('单位', 'name', '甲公司'), column('级别', 'level', '重点客户')];
    answer({ ...seen, wrong: 0, heldBack: 0, columns: chosen });
    await expectVisible(await within(dialog).findByText('共 3 行，将新增 2 条，没有错误'));
  },
};

export const PreviewedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  render,
  async play() {
    const dialog = await open();
    records.previews = [
      {
        ...seen,
        wrong: 1,
        heldBack: 2,
        errors: [{ row: 4, title: '名称', message: '名称：没有名为“甲”的客户' }],
        columns: [column('单位', 'name', '甲公司', '乙公司'), column('开户日期', 'openedOn', '2026-01-31')],
      },
    ];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^预\s?览$/ }));
    const preview = await within(dialog).findByRole('region', { name: '预览' });
    await expect(preview.scrollWidth).toBeLessThanOrEqual(preview.clientWidth);
  },
};

// covers: dialog-import, error-import, state-import-label
export const SomeSaved: Story = {
  render,
  async play() {
    const dialog = await open();
    records.imports = [
      {
        outcome: 'some',
        message: '文件导入成功，但有错误。',
        summary: '总上传行数：3，已导入行数：1，错误行数：2',
        errors: [
          { row: 3, title: '等级', message: '没有“钻石”这个选项，可填：重点客户、普通客户' },
          { row: 4, title: '', message: '这一行不能保存' },
        ],
        errorFiles: [{ path: '/sys/common/static/logs/1.xlsx', name: '客户导入错误.xlsx' }],
      },
    ];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(startButton(dialog));
    await expectVisible(await within(dialog).findByText('文件导入成功，但有错误。'));
    await expectVisible(within(dialog).getByText('总上传行数：3，已导入行数：1，错误行数：2'));
    const rows = within(within(dialog).getByRole('region', { name: '出错的行' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      '行号字段原因',
      '3等级没有“钻石”这个选项，可填：重点客户、普通客户',
      '4整行这一行不能保存',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: '点击下载' }));
    await expectVisible(dialog);
    // The valid rows are saved: importing the same file again would duplicate them.
    await expect(startButton(dialog)).toBeDisabled();
    await choose(dialog, file('客户导入错误.xlsx'));
    await expect(startButton(dialog)).toBeEnabled();
  },
};

// covers: error-import, state-import-label
export const NothingSaved: Story = {
  render,
  async play() {
    const dialog = await open();
    records.imports = [{ outcome: 'none', message: '文件导入失败:没有找到表头', errors: [] }];
    await choose(dialog, file('a.xlsx'));
    await userEvent.click(within(dialog).getByRole('combobox', { name: '已有记录' }));
    await userEvent.click(await screen.findByTitle('名称相同的，更新已有记录'));
    await userEvent.click(startButton(dialog));
    await expect((await screen.findAllByText('文件导入失败:没有找到表头')).length).toBeGreaterThan(0);
    await expect(imports()).toEqual(['importFiles a.xlsx 0 name']);
    records.failures.set('importFiles', new PortError('offline', '网络已断开，请检查网络后重试'));
    await userEvent.click(startButton(dialog));
    await expectVisible(await screen.findByText('网络已断开，请检查网络后重试'));
    await expectVisible(within(dialog).getByText('a.xlsx'));
  },
};

const importsOnly = (isUsual: boolean): Story['play'] =>
  async function play() {
    const dialog = await open();
    await choose(dialog, file('a.xlsx'));
    await expect(within(dialog).queryByRole('button', { name: /^预\s?览$/ }) !== null).toBe(isUsual);
    await expect(within(dialog).queryByRole('button', { name: '下载模板' }) !== null).toBe(isUsual);
    await expect(within(dialog).queryByRole('switch', { name: '数据校验' }) === null).toBe(isUsual);
    await expect(within(dialog).queryByRole('combobox', { name: '已有记录' })).toBeNull();
    await userEvent.click(startButton(dialog));
    await expectVisible(await screen.findByText('文件上传成功'));
    await expect(imports()).toEqual(['importFiles a.xlsx 0']);
  };

/** A custom import address has no preview that is known to write nothing. */
export const AtAnAddressOfItsOwn: Story = {
  play: importsOnly(false),
  render: () => draw('/base/customer/importCustomers'),
};

/** A JeecgBoot matches no existing records and decides itself about files with errors; its template is an empty export. */
export const WhereTheServerOnlyImports: Story = {
  play: importsOnly(true),
  render: () => draw('/base/customer/importExcel', { ...allCapabilities, richImport: false }),
};
