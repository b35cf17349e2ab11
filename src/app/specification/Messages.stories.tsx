import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';

import { StoryRuntime } from '../../../.storybook/StoryRuntime.tsx';
import * as File from '../../cells/files/file/File.stories.tsx';
import * as AdvancedQuery from '../../views/advanced-query/AdvancedQuery.stories.tsx';
import * as DocumentDialogs from '../../views/dialog/document/DocumentDialogs.stories.tsx';
import * as Import from '../../views/import-dialog/ImportDialog.stories.tsx';
import * as List from '../../views/list/ListPage.stories.tsx';
import * as TreeList from '../../views/list/TreeList.stories.tsx';
import * as Area from '../../widgets/choices/area/Area.stories.tsx';
import * as DictSelect from '../../widgets/choices/dict-select/DictSelect.stories.tsx';
import * as SearchSelect from '../../widgets/choices/search-select/SearchSelect.stories.tsx';
import * as TreeSelect from '../../widgets/choices/tree-select/TreeSelect.stories.tsx';
import * as VerifySlider from '../../widgets/choices/verify-slider/VerifySlider.stories.tsx';
import * as FilePop from '../../widgets/files/file-pop/FilePop.stories.tsx';
import * as FileUpload from '../../widgets/files/file-upload/FileUpload.stories.tsx';
import * as ImageUpload from '../../widgets/files/image-upload/ImageUpload.stories.tsx';
import * as Picker from '../../widgets/pickers/picker/Picker.stories.tsx';
import * as PopupPicker from '../../widgets/pickers/popup-picker/PopupPicker.stories.tsx';
import * as TableDetails from '../../widgets/rows/editable-table/details/Details.stories.tsx';
import * as TableRows from '../../widgets/rows/editable-table/stories/Rows.stories.tsx';
import * as Feedback from '../feedback/Feedback.stories.tsx';

// Messages that only logic produces are tested in messages.test.ts, those of form rules in
// src/engine/rules/specification.test.ts.
const meta: Meta = {
  title: '应用/规格里的话',
  parameters: { a11y: { test: 'off' } },
};
export default meta;
type Story = StoryObj;

type Row = [statement: string, story: Story, ...messages: string[]];

const lists: Row[] = [
  ['5 批量删除', List.BatchDelete, '请选择一条记录！', '确认删除', '是否删除选中数据?'],
  ['5 别处的确认', List.AllOfTheQuery, '确定要删除这 12 项吗?'],
  ['8 列表没有取到', List.RefreshFails, '网络超时'],
  ['8 树的下级', TreeList.ChildrenThatCannotBeLoaded, 'unrecognized return data type'],
  ['8 子表', TableDetails.SubTableFailed, 'sub-table failed'],
  ['5 插入太快；8 新增设置', TableRows.SeveralAtOnceAtAPlace, '您点得太快了，请慢一点！', 'saved'],
];
const queries: Row[] = [
  ['5 空条件', AdvancedQuery.NothingToAsk, '不能查询空条件', '空条件不能保存'],
  [
    '5 保存的查询',
    AdvancedQuery.Saving,
    '保存名称不能为空',
    '保存成功',
    '十几号 已存在，是否覆盖？',
    '是否删除当前查询？',
  ],
  ['4 生效的条件', AdvancedQuery.SaysThatItHoldsAndTakesItAway, '已有高级查询条件生效'],
];
const choices: Row[] = [
  ['8 分类的根', Picker.NoSuchRoot, '该编码【B09】不存在，请核实!'],
  ['5 popup 没有选', PopupPicker.OneRow, '请选择一条记录'],
  ['5 popup 参数', PopupPicker.NotConfigured, 'popup参数未正确配置!'],
  ['5 popup 数量', PopupPicker.UnequalFields, 'popup参数未正确配置,原始值和目标值数量不一致!'],
  ['8 popup 的查询条件', PopupPicker.WithoutQueryInfo, '查询条件加载失败'],
  ['5 树选择的条件', TreeSelect.WrongCondition, '组件JTreeSelect-condition传值有误，需要一个json字符串!'],
  ['8 树的标题', TreeSelect.UnsupportedTitle, '当前版本不支持此标题（9）'],
  ['5 地区', Area.NoSuchType, 'Error: Bad type value'],
  ['8 字典没有取到', DictSelect.UnknownDictionary, '没有选项'],
  ['8 搜索选择', SearchSelect.NothingFound, '请输入搜索内容', '没有查询到任何数据'],
  ['8 loadDict', SearchSelect.Refused, '字典Code格式不正确！'],
];
const files: Row[] = [
  ['5 只要图片', ImageUpload.PicturesOnly, '请上传图片'],
  ['4 图片的次序', ImageUpload.Moved, '未知的操作', '已到最后~'],
  ['8 图片没有上传', ImageUpload.Fails, '坏.png上传失败', '上传出错', '错误信息：磁盘已满'],
  ['8 文件没有上传', FileUpload.FailsAndIsTriedAgain, '坏.txt上传失败'],
  ['5 弹出上传', FilePop.HoldsAfterOk, '未上传任何文件'],
  ['8 下载', File.One, '文件下载失败'],
  ['8 没有路径的文件', File.WithoutAPath, '未知的文件'],
  ['8 导入', Import.AllSaved, '文件上传成功'],
  ['8 导入有错误', Import.SomeSaved, '文件导入成功，但有错误。'],
];
const application: Row[] = [
  ['8 系统提示', Feedback.FailedCalls, '系统提示', '网络超时'],
  ['8 登录过期', Feedback.SessionExpired, '登录已过期', '很抱歉，登录已过期，请重新登录', '重新登录'],
  ['5 部门；8 清除缓存', Feedback.OwnMenu, '您尚未设置部门信息!', '刷新缓存失败！'],
  ['5 修改密码', Feedback.NobodySignedIn, '当前系统无登录用户!'],
  ['5 提示框先过规则', DocumentDialogs.Prompt, '请说出新的名称', '请输入2到100位的中英文字符和空格'],
  ['4 拖动验证', VerifySlider.DraggedToTheEnd, '验证通过'],
];

interface Drawn {
  key: string;
  content: ReactNode;
}

function Stage({ onReady }: { onReady: (show: (drawn: Drawn) => void) => void }) {
  const [drawn, setDrawn] = useState<Drawn>();
  return (
    <div ref={() => onReady(setDrawn)}>
      <div key={drawn?.key}>{drawn?.content}</div>
    </div>
  );
}

let show: (drawn: Drawn) => void = () => undefined;
const onReady = (ready: typeof show) => void (show = ready);

function listen() {
  const heard = new Set<string>();
  const note = (node: Node | null) => {
    if (!(node instanceof Element)) return;
    for (const each of [node, ...node.querySelectorAll('*')]) heard.add(each.textContent ?? '').add(ownText(each));
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target !== document.body) note(target instanceof Element ? target : target.parentElement);
      for (const node of addedNodes) note(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { heard, stop: () => observer.disconnect() };
}

function ownText({ childNodes }: Element): string {
  return [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
}

const tableOf = (rows: Row[]): Story => ({
  render: () => <Stage onReady={onReady} />,
  async play(context) {
    for (const [statement, { render, play, parameters }, ...messages] of rows) {
      localStorage.clear();
      const { heard, stop } = listen();
      await context.step(`${statement}：${messages.join('；')}`, async () => {
        const content = <StoryRuntime ports={parameters?.['ports']}>{render?.(context.args, context)}</StoryRuntime>;
        flushSync(() => show({ key: statement, content }));
        await play?.(context);
        for (const message of messages) await waitFor(() => expect([...heard]).toContain(message));
      });
      stop();
    }
  },
});

// covers: rule-add-fast, rule-tree-answer, rule-batch-none, rule-batch-question, rule-delete-n, error-list
// covers: error-sub-table, error-saved, error-words
export const Lists: Story = tableOf(lists);
// covers: state-query-active, rule-query-empty, rule-query-name, rule-query-again, rule-query-delete, error-words
export const Queries: Story = tableOf(queries);
// covers: rule-popup-params, rule-popup-counts, rule-popup-one, rule-tree-condition, rule-area-type, error-category
// covers: error-load-dict, error-dict, error-nothing, error-report, error-tree-title, error-words
export const Choices: Story = tableOf(choices);
// covers: state-image-order, rule-image-only, rule-file-none, error-download, error-no-path, error-upload
// covers: error-image, error-import, error-import-done, error-words
export const Files: Story = tableOf(files);
// covers: rule-no-user, rule-depart, rule-prompt, error-http, error-expired, error-cache, error-words
export const Application: Story = tableOf(application);
