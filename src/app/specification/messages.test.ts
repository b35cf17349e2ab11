// covers: error-http, error-words
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createHttp } from '../../data-sources/jeecg/http/http.ts';
import { readTree } from '../../data-sources/jeecg/lookups/read-tree.ts';
import { parsePage } from '../../data-sources/jeecg/records/parse-page.ts';
import { fakeServer, type FakeAnswer } from '../../data-sources/jeecg/testing/fake-fetch.ts';
import { dictionaryProblem } from '../../engine/columns/one-spelling.ts';
import { popupPairs } from '../../engine/picker/index.ts';
import { fileRefusal } from '../../runtime/data/files/file-refusal.ts';
import { uploadFailure } from '../../runtime/data/files/upload-problem.ts';
import { Area } from '../../widgets/choices/area/Area.tsx';
import { parseAuthority } from '../session/authority.ts';
import { parseSignIn } from '../session/sign-in-answer.ts';
import { closeTab, type Tab } from '../tabs/tab-state.ts';

async function saidOf(answer: FakeAnswer | Error): Promise<string> {
  const http = createHttp({
    base: 'http://localhost/jeecg-boot',
    token: () => 'T1',
    renewToken: async () => false,
    onHttpError: () => undefined,
    fetch: fakeServer(() => answer).fetch,
  });
  return thrown(() => http.send({ method: 'GET', path: '/base/customer/list' }));
}

async function emptyDownload(): Promise<string> {
  const token = () => undefined;
  const http = createHttp({ base: 'http://localhost', token, fetch: fakeServer(() => ({ body: '' })).fetch });
  return thrown(() => http.download({ method: 'GET', path: '/sys/common/static/a.pdf' }));
}

async function thrown(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '什么也没有说';
}

const home = '/dashboard/analysis';
const tab = (path: string): Tab => ({ path, record: '', search: '', title: path, generation: 0, drawn: true });
const closing = (path: string, ...open: string[]) => {
  const closed = closeTab(open.map(tab), path, path, home);
  return 'refusal' in closed ? closed.refusal : '关上了';
};
const timeout = Object.assign(new Error('slow'), { name: 'TimeoutError' });
const text = (file: string, type: string) => ({ name: file, type, size: 1 });

// covers: rule-dict-code, rule-tree-answer, rule-image-only, rule-popup-params, rule-popup-counts, rule-area-type
// covers: error-http, error-login-code, error-menu, error-download, error-upload, error-tabs
test.each<[statement: string, message: string, said: () => unknown]>([
  ['8 HTTP 403', '拒绝访问', () => saidOf({ status: 403, body: {} })],
  ['8 HTTP 404', '很抱歉，资源未找到!', () => saidOf({ status: 404, body: {} })],
  ['8 HTTP 504', '网络超时', () => saidOf({ status: 504, body: '' })],
  ['8 no answer in time', '网络超时', () => saidOf(timeout)],
  ['8 HTTP 401', '未授权，请重新登录', () => saidOf({ status: 401, body: {} })],
  [
    '8 other statuses: the server’s',
    '库存不足',
    () => saidOf({ status: 500, body: { code: 500, message: '库存不足' } }),
  ],
  [
    '8 sign-in with a code other than 200',
    '用户名或密码错误',
    () => thrown(() => parseSignIn({ success: true, code: 500, message: '用户名或密码错误', result: null })),
  ],
  [
    '8 an empty menu',
    'getPermissionList: permissions must be a non-null array !',
    () => thrown(() => parseAuthority({ menu: [], auth: [], allAuth: [] })),
  ],
  ['8 the home tab', '首页不能关闭!', () => closing(home, home, '/a')],
  ['8 the last tab', '这是最后一页，不能再关闭了啦', () => closing('/a', '/a')],
  ['8 an empty file', '文件下载失败', emptyDownload],
  ['8 an upload that failed without a word', '未知错误', () => uploadFailure(new Error(''))],
  ['8 an upload that the server refused', '磁盘已满', () => uploadFailure(new Error('磁盘已满'))],
  ['5 no picture', '请上传图片', () => fileRefusal(text('a.pdf', 'application/pdf'), { image: true })],
  ['5 popup without a code', 'popup参数未正确配置!', () => popupPairs({ orgFields: 'a', destFields: 'b' })],
  [
    '5 popup with unequal fields',
    'popup参数未正确配置,原始值和目标值数量不一致!',
    () => popupPairs({ code: 'r', orgFields: 'a,c', destFields: 'b' }),
  ],
  [
    '5 a column without its dictionary',
    '字典编码不能为空（dictionary code cannot be empty）。',
    () => dictionaryProblem({ dictCode: '' })?.finding.message,
  ],
  ['5 a tree table’s answer', 'unrecognized return data type', () => thrown(() => parsePage({ rows: [] }))],
  ['5 a tree’s answer', 'unrecognized return data type', () => thrown(() => readTree('x'))],
  [
    '5 an area of another kind',
    'Bad type value',
    () => thrown(() => renderToStaticMarkup(createElement(Area, JSON.parse('{"type":"list"}')))),
  ],
])('%s: %s', async (_, message, said) => {
  expect(await said()).toBe(message);
});
