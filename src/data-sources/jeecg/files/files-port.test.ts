// covers: limit-pieces
import { describe, expect, test } from 'vitest';

import { createHttp } from '../http/http.ts';
import { createRecordsPort } from '../records/records-port.ts';
import { fakeServer, type FakeAnswer } from '../testing/fake-fetch.ts';
import { createFilesPort } from './files-port.ts';

function filesOf(answer: (path: string, call: number) => FakeAnswer) {
  let calls = 0;
  const server = fakeServer(({ path }) => answer(path.replace('/jeecg-boot/sys/common', ''), (calls += 1)));
  const http = createHttp({ base: 'http://localhost/jeecg-boot', token: () => 'T', fetch: server.fetch });
  const paths = () => server.requests.map(({ url }) => url.pathname.replace('/jeecg-boot/sys/common/', ''));
  return { files: createFilesPort(http), server, paths };
}

const answer = (message: string) => ({ body: { success: true, code: 0, message, result: null } });
const piece = 4 * 1_048_576;
const large = new File([new Uint8Array(2 * piece + 5)], '大图.png');

describe('a file', () => {
  // covers: call-upload
  test('is stored in one call, and its path is kept', async () => {
    const { files, server } = filesOf(() => answer('temp/2026/11/a.png'));
    const told: number[] = [];
    const file = new File(['x'], '图.png');
    expect(await files.upload(file, { biz: 'drawing', onProgress: (percent) => told.push(percent) })).toBe(
      'temp/2026/11/a.png',
    );
    expect(server.requests[0]?.body).toMatchObject({ biz: 'drawing', isup: '1' });
    expect(server.requests[0]?.headers.get('x-access-token')).toBe('T');
    expect(told).toEqual([0, 100]);
  });

  // covers: call-upload-local
  test('that the server does not store is kept by its content, and read back', async () => {
    const { files, server } = filesOf(() => answer('local'));
    const address = await files.upload(new File(['图片'], 'a.txt', { type: 'text/plain' }));
    expect(address).toMatch(/^data:text\/plain;base64,/);
    expect(await (await files.download(address)).text()).toBe('图片');
    expect(server.requests).toHaveLength(1);
  });

  test('that the server refuses says why', async () => {
    const { files } = filesOf(() => ({
      body: { success: false, code: 500, message: '不允许上传可执行程序', result: null },
    }));
    await expect(files.upload(new File(['MZ'], 'a.exe'))).rejects.toThrow('不允许上传可执行程序');
  });

  test('is read by its path, or by an address that the server answered', async () => {
    const { files, paths } = filesOf(() => ({ headers: { 'content-type': 'image/png' }, body: 'x' }));
    await files.download('temp/2026/11/a.png');
    await files.download('/sys/common/static/logs/a.xlsx');
    expect(paths()).toEqual(['static/temp/2026/11/a.png', 'static/logs/a.xlsx']);
  });

  test('that is empty is no file', async () => {
    const { files } = filesOf(() => ({ headers: { 'content-type': 'image/png' }, body: '' }));
    await expect(files.download('temp/a.png')).rejects.toThrow('文件下载失败');
  });
});

describe('an upload that is not the usual one', () => {
  const file = new File(['x'], 'a.png');

  // covers: permission-token-cells
  test('goes elsewhere, without the token, and finds its path where the answer has it', async () => {
    const { files, server } = filesOf(() => ({ body: { success: true, code: 0, result: { url: 'x/a.png' } } }));
    expect(await files.upload(file, { action: '/own/upload', token: false, responseName: 'url' })).toBe('x/a.png');
    expect(server.requests[0]?.url.pathname).toBe('/jeecg-boot/own/upload');
    expect(server.requests[0]?.headers.get('x-access-token')).toBeNull();
  });

  test('goes with a token for uploads in place of the person’s, and is known by its key', async () => {
    const { files, server } = filesOf(() => ({ body: { success: true, code: 0, result: { key: 'form/a.png' } } }));
    expect(await files.upload(file, { uploadToken: 'U' })).toBe('form/a.png');
    const [request] = server.requests;
    expect(request?.url.pathname).toBe('/jeecg-boot/sys/common/upload/token');
    expect(request?.body).toMatchObject({ token: 'U' });
    expect(request?.headers.get('x-access-token')).toBeNull();
  });

  // covers: error-upload
  test('that is refused without a word, or that gives no path, has failed', async () => {
    const refused = filesOf(() => ({ body: { success: false, code: 500, message: '', result: null } }));
    await expect(refused.files.upload(file)).rejects.toThrow('未知错误');
    const empty = filesOf(() => answer(''));
    await expect(empty.files.upload(file)).rejects.toThrow('服务器没有给出文件的路径');
  });
});

describe('links for the browser', () => {
  const ticket = { body: { success: true, code: 200, message: '', result: { ticket: 'T1', expiresIn: 60 } } };

  test('of one page are asked for in one call, and used again', async () => {
    const { files, server } = filesOf(() => ticket);
    const paths = ['temp/a.png', 'temp/图.png', 'temp/a.png'];
    expect(await Promise.all(paths.map((path) => files.link(path)))).toEqual(
      [
        '/jeecg-boot/sys/common/static/temp/a.png?ticket=T1',
        '/jeecg-boot/sys/common/static/temp/%E5%9B%BE.png?ticket=T1',
        '/jeecg-boot/sys/common/static/temp/a.png?ticket=T1',
      ].map((address) => `http://localhost${address}`),
    );
    await files.link('temp/a.png');
    expect(server.requests).toHaveLength(1);
    await files.link('temp/a.png', { again: true });
    expect(server.requests).toHaveLength(2);
  });

  test('are the plain addresses where the server has no tickets; addresses stand for themselves', async () => {
    const { files, server } = filesOf(() => ({ status: 404, body: '' }));
    expect(await files.link('https://a.b/c.png')).toBe('https://a.b/c.png');
    expect(await files.link('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
    expect(server.requests).toHaveLength(0);
    expect(await files.link('/temp/a.png')).toBe('http://localhost/jeecg-boot/sys/common/static/temp/a.png');
  });

  test('are asked for again after a failure; more than 200 take several calls', async () => {
    const { files, server } = filesOf((_, call) => (call === 1 ? { status: 503, body: '' } : ticket));
    await expect(files.link('temp/a.png')).rejects.toThrow();
    await Promise.all(Array.from({ length: 201 }, (_, index) => files.link(`temp/${index}.png`)));
    expect(server.requests.map(({ body }) => (body as { addresses: string[] }).addresses.length)).toEqual([1, 200, 1]);
  });
});

describe('a report in a window of its own', () => {
  // covers: call-print
  test('has a ticket in place of the token, made for the address as the window asks for it', async () => {
    const { files, server } = filesOf(() => ({ body: { success: true, code: 200, result: { ticket: 'T1' } } }));
    expect(await files.reportLink('/reports/单据?paper=A4', { id: '7' })).toBe(
      'http://localhost/jeecg-boot/reports/%E5%8D%95%E6%8D%AE?paper=A4&id=7&ticket=T1',
    );
    expect(server.requests.map(({ body }) => body)).toEqual([
      { addresses: ['/jeecg-boot/reports/%E5%8D%95%E6%8D%AE?paper=A4&id=7'] },
    ]);
  });

  // covers: call-print
  test('has the token where the server has no tickets; an id that the address says stays', async () => {
    const { files } = filesOf(() => ({ status: 404, body: '' }));
    expect(await files.reportLink('/jmreport/view/9?id=8', { id: '7' })).toBe(
      'http://localhost/jeecg-boot/jmreport/view/9?id=8&token=T',
    );
  });

  test.each(['https://elsewhere.example/a', '//elsewhere.example/a', 'javascript:alert(1)', 'a'])(
    'gives %s nothing: the token is for the server alone',
    async (path) => {
      const { files, server } = filesOf(() => ({ status: 404, body: '' }));
      await expect(files.reportLink(path, {})).rejects.toThrow('这个打印地址不能打开');
      expect(server.requests).toHaveLength(0);
    },
  );
});

describe('a large file', () => {
  // covers: limit-pieces
  test('goes in pieces of 4 MB, a failed one again', async () => {
    const { files, server, paths } = filesOf((path, call) => {
      if (path === '/upload/finish') return answer('temp/2026/11/b.png');
      return call === 2 ? { status: 503, body: 'busy' } : answer('');
    });
    const told: number[] = [];
    expect(await files.upload(large, { onProgress: (percent) => told.push(percent) })).toBe('temp/2026/11/b.png');
    expect(paths()).toEqual([...Array.from({ length: 4 }, () => 'upload/piece'), 'upload/finish']);
    expect(server.requests.at(-1)?.body).toMatchObject({ count: 3, fileName: '大图.png', biz: 'temp' });
    expect(told).toEqual([0, 33, 67, 99, 100]);
  });

  test('is given up after three tries of a piece', async () => {
    const { files, paths } = filesOf((_, call) => (call === 1 ? answer('') : { status: 500, body: '' }));
    await expect(files.upload(new File([new Uint8Array(piece + 1)], 'a'))).rejects.toThrow();
    expect(paths()).toHaveLength(4);
  });

  test('goes whole to a server that knows no pieces', async () => {
    const { files, paths } = filesOf((path) => (path === '/upload' ? answer('temp/c.png') : { status: 404, body: '' }));
    expect(await files.upload(large)).toBe('temp/c.png');
    expect(paths()).toEqual(['upload/piece', 'upload']);
  });
});

describe('an import', () => {
  const result = {
    totalCount: 3,
    errorCount: 1,
    successCount: 2,
    msg: '总上传行数：3，已导入行数：2，错误行数：1',
    fileUrl: '/sys/common/static/logs/a.xlsx',
    fileName: '错误.xlsx',
    errors: [{ row: 3, title: '等级', message: '没有这个选项' }],
  };
  const answers = async (body: object, fields?: Record<string, string>) => {
    const server = fakeServer(() => ({ body }));
    const http = createHttp({ base: 'http://localhost/jeecg-boot', token: () => 'T', fetch: server.fetch });
    const choices = {
      files: [new File(['x'], 'a.xlsx')],
      allOrNothing: true,
      matchBy: 'name',
      ...(fields && { fields }),
    };
    const answer = await createRecordsPort(http).importFiles('/base/customer/importExcel', choices);
    return { answer, sent: server.requests[0]?.body };
  };

  test('that saved everything', async () => {
    const { answer, sent } = await answers({
      success: true,
      code: 200,
      message: '文件导入成功！数据行数：3',
      result: null,
    });
    expect(answer).toEqual({ outcome: 'all', message: '文件导入成功！数据行数：3', errors: [] });
    expect(sent).toMatchObject({ validateStatus: '1', matchBy: 'name', isSingleTableImport: '1' });
  });

  // covers: call-import
  test('sends what a document gives besides', async () => {
    const { sent } = await answers({ success: true, code: 200, message: '', result: null }, { foreignKeys: 'd1' });
    expect(sent).toMatchObject({ foreignKeys: 'd1', isSingleTableImport: '1' });
    const other = await answers({ success: true, code: 200, message: '', result: null }, { isSingleTableImport: '0' });
    expect(other.sent).toMatchObject({ isSingleTableImport: '0' });
  });

  // covers: rule-import-types, error-import, dialog-import
  test('with errors: code 201 with an object, or with the address of a file', async () => {
    const message = '文件导入成功，但有错误。';
    const { answer } = await answers({ success: true, code: 201, message, result });
    expect(answer).toEqual({
      outcome: 'some',
      message,
      summary: result.msg,
      errors: result.errors,
      errorFiles: [{ path: '/sys/common/static/logs/a.xlsx', name: '错误.xlsx' }],
    });
    const bare = await answers({ success: true, code: 201, message, result: '/sys/common/static/logs/b.txt' });
    expect(bare.answer).toEqual({
      outcome: 'some',
      message,
      errors: [],
      errorFiles: [{ path: '/sys/common/static/logs/b.txt', name: 'b.txt' }],
    });
  });

  test('of a JeecgBoot that counts no saved row has saved nothing, whatever it calls it', async () => {
    const none = await answers({ success: true, code: 200, message: '文件导入成功！数据行数：0', result: '…：0' });
    expect(none.answer).toMatchObject({ outcome: 'none', message: expect.stringContaining('没有导入任何行') });
    const msg = '总上传行数：10，已导入行数：0，错误行数：10';
    const counted = { msg, successCount: 0, errorCount: 10, totalCount: 10, fileUrl: '/logs/a.txt', fileName: 'a.txt' };
    const wrong = await answers({ success: true, code: 201, message: '文件导入成功，但有错误。', result: counted });
    expect(wrong.answer).toMatchObject({
      outcome: 'none',
      message: expect.stringContaining('没有导入任何行'),
      summary: msg,
      errorFiles: [{ path: '/logs/a.txt', name: 'a.txt' }],
    });
    const errors = [{ row: 2, title: '年龄', message: '“二十”应为数字' }];
    const refusal = { successCount: 0, errorCount: 1, totalCount: 1, errors };
    const message = '文件导入失败:1 行有错误，没有导入任何数据。第 2 行：年龄：“二十”应为数字';
    const { answer } = await answers({ success: false, code: 500, message, result: refusal });
    expect(answer).toEqual({ outcome: 'none', message, errors });
  });

  test('that saved some rows is no failure, also where the answer says so', async () => {
    const counted = { msg: '总上传行数：3，已导入行数：2，错误行数：1', successCount: 2, errorCount: 1 };
    const { answer } = await answers({ success: false, code: 201, message: '导入失败', result: counted });
    expect(answer).toMatchObject({ outcome: 'some', summary: counted.msg });
  });

  test('that saved nothing says why', async () => {
    const { answer } = await answers({ success: false, code: 500, message: '文件导入失败:没有表头', result: null });
    expect(answer).toEqual({ outcome: 'none', message: '文件导入失败:没有表头', errors: [] });
  });
});
