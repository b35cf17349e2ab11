import type { Locale } from '../../words/index.ts';

/** The texts for renaming a field. */
export interface RenameWords {
  title: (name: string) => string;
  rename: string;
  list: string;
  newName: string;
  hint: string;
  count: (documents: number, places: number) => string;
  foreign: (documents: string) => string;
  unpublishable: (documents: string) => string;
  ofModel: (model: string, name: string) => string;
  unchanged: string;
  unsure: (count: number) => string;
  document: (title: string, key: string) => string;
  comma: string;
  placesIn: (title: string, key: string, count: number) => string;
  notEditable: string;
  item: (number: number) => string;
}

export const renameWords: Readonly<Record<Locale, RenameWords>> = {
  'zh-CN': {
    title: (name) => `重命名字段“${name}”`,
    rename: '改名',
    list: '列出要改的地方',
    newName: '新名字',
    hint: '先列出所有用到它的地方，看过之后再改；改名是一步，可以撤销。',
    count: (documents, places) => `要改 ${documents} 份文档的 ${places} 处：`,
    foreign: (documents) => `您没有编辑 ${documents} 的权限，改不了名，请联系管理员授权，或请能编辑它们的人来改。`,
    unpublishable: (documents) =>
      `${documents} 决定数据，发布要有“文档：发布决定数据的文档”的权限；您可以先改名存成草稿，再请有权限的人发布。`,
    ofModel: (model, name) =>
      `这是模型 ${model} 的字段：发布以后，已有记录在“${name}”里的值、保存的视图、数据规则和草稿都随新名字走。`,
    unchanged: '没有改的地方',
    unsure: (count) => `还有 ${count} 处可能也指它，看不出是哪个模型的记录，没有改，请看一看：`,
    document: (title, key) => `“${title}”（${key}）`,
    comma: '、',
    placesIn: (title, key, count) => `${title}（${key}）${count} 处`,
    notEditable: '，不能编辑',
    item: (number) => `第 ${number} 个`,
  },
  'en-US': {
    title: (name) => `Rename the field “${name}”`,
    rename: 'Rename',
    list: 'List what changes',
    newName: 'New name',
    hint: 'All places that use it are listed first, then it is renamed, in one step that can be undone.',
    count: (documents, places) =>
      `${places} ${places === 1 ? 'place' : 'places'} in ${documents} ${documents === 1 ? 'document' : 'documents'} will change:`,
    foreign: (documents) =>
      `You may not edit ${documents}, so that it cannot be renamed. Ask an administrator for the permission, or somebody who may edit them.`,
    unpublishable: (documents) =>
      `${documents} decides about data: to publish it one needs the permission “Documents: publish what decides about data”. You can rename now, keep it as a draft, and ask somebody who has it.`,
    ofModel: (model, name) =>
      `It is a field of the model ${model}: once it is published, what records have in “${name}”, saved views, data rules and drafts follow the new name.`,
    unchanged: 'What is not changed',
    unsure: (count) =>
      `${count} more may mean it, too. It cannot be seen whose records they are; they stay as they are. Please look:`,
    document: (title, key) => `“${title}” (${key})`,
    comma: ', ',
    placesIn: (title, key, count) => `${title} (${key}), ${count} ${count === 1 ? 'place' : 'places'}`,
    notEditable: ', not editable',
    item: (number) => `no. ${number}`,
  },
};
