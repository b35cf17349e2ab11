import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { eventually } from '../http/testing/eventually.ts';
import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = demoServer(['zhangwei', 'lina']);
const call = (...args: Parameters<typeof server.api>) => server.api(...args);

const announcement = (more: object = {}) => ({
  titile: '国庆放假',
  msgAbstract: '放假七天',
  msgCategory: '1',
  msgType: 'ALL',
  priority: 'M',
  startTime: '2020-01-01 00:00:00',
  endTime: '2099-01-01 00:00:00',
  msgContent: '<p>放假</p>',
  ...more,
});

async function released(more: object = {}): Promise<string> {
  const added = await call('POST', '/sys/annountCement/add', announcement(more));
  expect(added).toMatchObject({ success: true, result: { sendStatus: '0' } });
  const { id } = added.result;
  const answer = await call('GET', `/sys/annountCement/doReleaseData?id=${id}`);
  expect(answer).toMatchObject({ success: true, message: '该系统通知发布成功' });
  return id;
}

const unread = async (username: string) =>
  (await call('GET', '/sys/annountCement/listByUser', undefined, username)).result;
const own = async (username: string, query = '') =>
  (await call('GET', `/sys/sysAnnouncementSend/getMyAnnouncementSend?${query}`, undefined, username)).result;

let zhangwei = '';
beforeAll(async () => {
  zhangwei = await server.userId('zhangwei');
});

// covers: entity-announcement, entity-announcement-fields, call-announcement
describe('a released announcement', () => {
  test('to some people is unread by them, once read by one of them no longer, and never seen by others', async () => {
    const id = await released({
      titile: '给张伟',
      msgType: 'USER',
      userIds: `${zhangwei},`,
      openType: 'url',
      openPage: '/sales/order',
    });
    const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = await unread('zhangwei');
    expect(anntMsgList[0]).toMatchObject({
      id,
      titile: '给张伟',
      priority: 'M',
      sender: 'admin',
      openType: 'url',
      openPage: '/sales/order',
      msgContent: '<p>放假</p>',
    });
    expect([anntMsgTotal, sysMsgList, sysMsgTotal]).toEqual([1, [], 0]);
    expect((await unread('lina')).anntMsgTotal).toBe(0);
    const foreign = await call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }, 'lina');
    expect(foreign).toMatchObject({ success: false, message: '未找到对应实体' });
    const read = await call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }, 'zhangwei');
    expect(read.success).toBe(true);
    expect((await unread('zhangwei')).anntMsgTotal).toBe(0);
    expect((await own('zhangwei', 'titile=*给张伟*')).records).toMatchObject([
      { anntId: id, userId: zhangwei, readFlag: '1', sender: 'admin', senderName: '管理员' },
    ]);
    expect((await own('lina', 'titile=*给张伟*')).total).toBe(0);
  });

  test('to all is unread for each user until they read it, one or all', async () => {
    const first = await released({ titile: '大家好一' });
    await released({ titile: '大家好二', priority: 'H' });
    expect((await own('lina', 'titile=*大家好*&readFlag=0')).total).toBe(2);
    await call('POST', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: first }, 'lina');
    expect((await own('lina', 'titile=*大家好*')).records.map((row: any) => [row.titile, row.readFlag])).toEqual([
      ['大家好二', '0'],
      ['大家好一', '1'],
    ]);
    expect(await call('PUT', '/sys/sysAnnouncementSend/readAll', {}, 'lina')).toMatchObject({ message: '全部已读' });
    expect((await unread('lina')).anntMsgTotal).toBe(0);
    expect((await own('zhangwei', 'titile=*大家好*&readFlag=0')).total).toBe(2);
  });

  test('has a receipt for each receiver, which only they read and mark as read or unread', async () => {
    const id = await released({ titile: '回执', msgType: 'USER', userIds: `${zhangwei},` });
    const path = '/sys/sysAnnouncementSend';
    const listed = async (username: string, more = '') =>
      (await call('GET', `${path}/list?anntId=${id}${more}`, undefined, username)).result;
    const { records, total } = await listed('zhangwei');
    expect([total, records]).toEqual([
      1,
      [{ id: expect.any(String), anntId: id, userId: zhangwei, readFlag: '0', readTime: null }],
    ]);
    const receipt = records[0].id;
    expect((await listed('lina')).total).toBe(0);
    const edit = (body: object, username = 'zhangwei') => call('PUT', `${path}/edit`, body, username);
    expect(await edit({ id: receipt, readFlag: '1' }, 'lina')).toMatchObject({ message: '未找到对应实体' });
    expect(await edit({ id: receipt, readFlag: '2' })).toMatchObject({ success: false });
    const read = await edit({ id: receipt, readFlag: '1' });
    expect(read).toMatchObject({ message: '修改成功!', result: { readFlag: '1', readTime: expect.any(String) } });
    expect((await listed('zhangwei', '&readFlag=0')).total).toBe(0);
    expect((await unread('zhangwei')).anntMsgList).not.toContainEqual(expect.objectContaining({ id }));
    await edit({ id: receipt, readFlag: '0', userId: 'somebody' });
    expect(await call('GET', `${path}/queryById?id=${receipt}`, undefined, 'zhangwei')).toMatchObject({
      result: { id: receipt, anntId: id, userId: zhangwei, readFlag: '0', readTime: null },
    });
    expect((await unread('zhangwei')).anntMsgList).toContainEqual(expect.objectContaining({ id }));
    expect(await call('GET', `${path}/queryById?id=${receipt}`, undefined, 'lina')).toMatchObject({ success: false });
  });

  // covers: state-announcement
  test('disappears when it is revoked, and cannot be edited, deleted or released again while released', async () => {
    const id = await released({ titile: '撤销的' });
    const edit = await call('PUT', '/sys/annountCement/edit', { id, ...announcement({ titile: '改了' }) });
    expect(edit.success).toBe(false);
    expect((await call('DELETE', `/sys/annountCement/delete?id=${id}`)).success).toBe(false);
    expect((await call('GET', `/sys/annountCement/doReleaseData?id=${id}`)).success).toBe(false);
    const revoked = await call('GET', `/sys/annountCement/doReovkeData?id=${id}`);
    expect(revoked).toMatchObject({ success: true, message: '该系统通知撤销成功' });
    expect((await own('zhangwei', 'titile=*撤销的*')).total).toBe(0);
    const { result } = await call('GET', `/sys/annountCement/queryById?id=${id}`);
    expect(result).toMatchObject({ sendStatus: '2', cancelTime: expect.any(String), sendStatus_dictText: '已撤销' });
    expect((await call('DELETE', `/sys/annountCement/delete?id=${id}`)).success).toBe(true);
  });

  test('shows in the bell only between its dates, and needs people who are there', async () => {
    const before = (await unread('zhangwei')).anntMsgTotal;
    await released({ titile: '还没开始', startTime: '2098-01-01 00:00:00' });
    await released({ titile: '已经过去', endTime: '2020-02-01 00:00:00' });
    expect((await unread('zhangwei')).anntMsgTotal).toBe(before);
    expect((await own('zhangwei', 'titile=*已经过去*')).total).toBe(1);
    const { result } = await call(
      'POST',
      '/sys/annountCement/add',
      announcement({ msgType: 'USER', userIds: 'nobody' }),
    );
    const nobody = await call('GET', `/sys/annountCement/doReleaseData?id=${result.id}`);
    expect(nobody).toMatchObject({ success: false, message: '指定的用户都已经不在了，请重新选择接收的用户' });
    expect((await call('GET', `/sys/annountCement/queryById?id=${result.id}`)).result.sendStatus).toBe('0');
  });

  test('reaches the open pages of its receivers immediately, and is sent by nobody without the permission', async () => {
    const heard: string[] = [];
    const address = `${server.address().replace('http', 'ws')}/jeecg-boot/websocket/${zhangwei}`;
    const socket = new WebSocket(address, [server.tokenOf('zhangwei')]);
    socket.on('message', (data) => void heard.push(String(data)));
    await new Promise((resolve) => socket.once('open', resolve));
    const id = await released({ titile: '马上看', msgType: 'USER', userIds: zhangwei });
    await eventually(() => expect(heard).toEqual([JSON.stringify({ cmd: 'user', msgId: id, msgTxt: '马上看' })]));
    const all = await released({ titile: '都看' });
    await eventually(() => expect(heard.at(-1)).toBe(JSON.stringify({ cmd: 'topic', msgId: all, msgTxt: '都看' })));
    socket.close();
    const { result } = await call('POST', '/sys/annountCement/add', announcement());
    for (const path of ['doReleaseData', 'doReovkeData'])
      expect((await call('GET', `/sys/annountCement/${path}?id=${result.id}`, undefined, 'lina')).code).toBe(510);
    const move = { id: result.id, name: 'release' };
    expect((await call('POST', '/sys/annountCement/transition', move, 'lina')).code).toBe(510);
    expect((await call('POST', '/sys/annountCement/transition', move)).result).toMatchObject({ sendStatus: '1' });
  });
});

describe('the page of an announcement', () => {
  test('has its words and nothing that somebody wrote as a tag; for others and without a token there is none', async () => {
    const hostile = '<p>好</p><script>alert(1)</script><img src=x onerror=alert(2)><b onclick="x">粗&lt;i&gt;</b>';
    const id = await released({ titile: '<i>题', msgType: 'USER', userIds: zhangwei, msgContent: hostile });
    const open = (username?: string) =>
      fetch(`${server.address()}/jeecg-boot/sys/annountCement/show/${id}`, {
        headers: username === undefined ? {} : { 'x-access-token': server.tokenOf(username) },
      });
    const answer = await open('zhangwei');
    const text = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(text).toContain('<h1>&lt;i&gt;题</h1>');
    expect(text).toContain('<p>好</p><p>粗&lt;i&gt;</p>');
    expect(text).not.toMatch(/alert|onerror|<script|<img/);
    expect([(await open('lina')).status, (await open()).status]).toEqual([404, 401]);
  });
});
