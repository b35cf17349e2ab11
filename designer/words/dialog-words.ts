import type { Locale } from './designer-words.ts';

/** The texts of the designer's dialogs. */
export interface DialogWords {
  close: string;
  ok: string;
  importInfo: string;
  importText: string;
  importEmpty: string;
  chooseFile: string;
  uploadTitle: string;
  uploadHint: string;
  uploadRefused: string;
  recognised: (format: string, told: number) => string;
  refusedAt: (line: number, column: number, reason: string) => string;
  toldList: string;
  toldLine: (line: number) => string;
  toldMore: (count: number) => string;
  jsonText: string;
  copiedOriginal: (lost: number) => string;
  codeTabs: Readonly<Record<'vue' | 'html' | 'react', string>>;
  codeInfo: string;
  codeText: (tab: string) => string;
  screenWidth: string;
  screens: Readonly<Record<'dialog' | 'phone' | 'tablet' | 'computer', string>>;
  previewAs: string;
  myself: string;
  roleNote: (role: string) => string;
  rolesFailed: (reason: string) => string;
  previewRecord: string;
  newRecord: string;
  readingRecords: string;
  noRecords: string;
  recordFailed: (reason: string) => string;
  demoOption: (number: string) => string;
  data: string;
  invalid: string;
  values: string;
  changes: string;
  noChanges: string;
  tests: string;
  testsInfo: string;
  testTitle: string;
  testTitleHint: string;
  recordTest: string;
  testPassed: string;
  testFailed: string;
  fillIn: string;
}

export const dialogWords: Readonly<Record<Locale, DialogWords>> = {
  'zh-CN': {
    close: '关闭',
    ok: '确定',
    importInfo:
      '把表单的 JSON 粘贴到这里，或选择文件，再点击确定。认得四种：表单文档、原设计器的定义（list、config）、Formily 的 JSON Schema、JSON Schema（可以带 uiSchema）。',
    importText: '要导入的 JSON',
    importEmpty: '还没有内容，请先粘贴或选择文件。',
    chooseFile: '选择文件',
    uploadTitle: '上传',
    uploadHint: '点击选择 JSON 文件，或把它拖到这里',
    uploadRefused: '只能选择 .json 文件，最大 8 MB。',
    recognised: (format, told) => `认出：${format}。${told === 0 ? '全部用得上。' : `有 ${told} 处不能照样用：`}`,
    refusedAt: (line, column, reason) => `第 ${line} 行第 ${column} 列：${reason}`,
    toldList: '不能照样用的地方',
    toldLine: (line) => `第 ${line} 行：`,
    toldMore: (count) => `还有 ${count} 处。`,
    jsonText: '文档的 JSON',
    copiedOriginal: (lost) => (lost === 0 ? '已复制原设计器的定义。' : `已复制原设计器的定义，有 ${lost} 处那里没有：`),
    codeTabs: { vue: 'Vue 组件', html: 'HTML', react: 'React 组件' },
    codeInfo: '粘贴到与这里同一个网址下的工程或网页里就能用；宿主的函数写在标出的地方。',
    codeText: (tab) => `${tab}的代码`,
    screenWidth: '屏幕的宽度',
    screens: { dialog: '弹窗', phone: '手机', tablet: '平板', computer: '电脑' },
    previewAs: '按谁的权限',
    myself: '我自己',
    roleNote: (role) =>
      `按钮和字段按“${role}”的权限显示。选项和记录仍用您自己的账号读取：哪些行读得到，只由服务器按它自己的规则决定。`,
    rolesFailed: (reason) => `角色没有读到：${reason}`,
    previewRecord: '记录',
    newRecord: '新的一条',
    readingRecords: '正在读取…',
    noRecords: '没有找到记录，请换个词。',
    recordFailed: (reason) => `记录没有读到：${reason}`,
    demoOption: (number) => `示例 ${number}`,
    data: '填写的数据',
    invalid: '表单数据校验失败',
    values: '现在的值',
    changes: '变化',
    noChanges: '在表单里填写，这里会列出改了什么。',
    tests: '测试',
    testsInfo: '给表单填上值，记下它现在的样子；检查文档和发布之前会再看一遍，不一样就不能发布。',
    testTitle: '测试的说明',
    testTitleHint: '这个测试说的是什么',
    recordTest: '记为测试',
    testPassed: '通过',
    testFailed: '没有通过',
    fillIn: '填入',
  },
  'en-US': {
    close: 'Close',
    ok: 'Confirm',
    importInfo:
      'Paste the JSON of a form here, or choose a file, then confirm. Four formats are known: form documents, definitions of the original designer (list, config), JSON Schema of Formily, JSON Schema (with a uiSchema if you like).',
    importText: 'JSON to import',
    importEmpty: 'There is nothing yet. Paste a text or choose a file first.',
    chooseFile: 'Choose a file',
    uploadTitle: 'Upload',
    uploadHint: 'Press to choose a JSON file, or drop it here',
    uploadRefused: 'Only .json files of up to 8 MB can be chosen.',
    recognised: (format, told) =>
      `Recognised: ${format}. ${told === 0 ? 'All of it is used.' : `Not used as it is, ${told}:`}`,
    refusedAt: (line, column, reason) => `Line ${line}, column ${column}: ${reason}`,
    toldList: 'What is not used as it is',
    toldLine: (line) => `Line ${line}: `,
    toldMore: (count) => `And ${count} more.`,
    jsonText: 'JSON of the document',
    copiedOriginal: (lost) =>
      lost === 0
        ? 'The definition of the original is copied.'
        : `The definition of the original is copied; it cannot have ${lost}:`,
    codeTabs: { vue: 'Vue Component', html: 'HTML', react: 'React Component' },
    codeInfo:
      'Paste it into a project or page that is served at the same address as this one. Functions of the host stand where the comments say so.',
    codeText: (tab) => `Code: ${tab}`,
    screenWidth: 'Width of the screen',
    screens: { dialog: 'Dialog', phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
    previewAs: 'With whose permissions',
    myself: 'Mine',
    roleNote: (role) =>
      `Buttons and fields are shown as “${role}” may see them. Options and records are still read with your own account: which rows are readable is decided by the server alone, by its own rules.`,
    rolesFailed: (reason) => `The role was not read: ${reason}`,
    previewRecord: 'Record',
    newRecord: 'A new one',
    readingRecords: 'Reading…',
    noRecords: 'No record is found; try another word.',
    recordFailed: (reason) => `The record was not read: ${reason}`,
    demoOption: (number) => `Example ${number}`,
    data: 'The data',
    invalid: 'Form data validation failed',
    values: 'Values now',
    changes: 'Changes',
    noChanges: 'Fill in the form; what changes is listed here.',
    tests: 'Tests',
    testsInfo:
      'Fill in the form and record how it looks. It is looked at again when documents are checked and before a publication, which is refused where it differs.',
    testTitle: 'What the test says',
    testTitleHint: 'What does this test say?',
    recordTest: 'Record as a test',
    testPassed: 'Passed',
    testFailed: 'Failed',
    fillIn: 'Fill in',
  },
};
