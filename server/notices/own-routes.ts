import type { DynamicKysely } from '../database/index.ts';
import { defineRoute, optionalText, readPage, Refusal, requiredText, success, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { markAllRead, markRead, readOwn, readUnread } from './own-notices.ts';
import { changeReceipt, readReceipt, readReceipts } from './own-receipts.ts';
import type { NoticeSockets } from './send-notices.ts';
import { showPage } from './show-page.ts';

export function ownNoticeRoutes(database: DynamicKysely, sockets: NoticeSockets): Route[] {
  const route = (method: Route['method'], path: string, handler: Route['handler'], ticket?: true): Route =>
    defineRoute({ method, path, permission: 'signed-in', handler, ...(ticket && { ticket }) });
  const tell = (user: string, id: string, text = ''): void => sockets.notifyUsers([user], { id, text });
  return [
    route('GET', '/sys/annountCement/listByUser', async ({ query, person }) => {
      const pageSize = query['pageSize'] === undefined ? 5 : readPage(query).pageSize;
      return success(await readUnread(database, person(), Math.min(pageSize, 100)));
    }),
    route('GET', '/sys/annountCement/syncNotic', ({ query, person }) => {
      const id = optionalText(query, 'anntId', 64) ?? '';
      tell(person().id, id, id === '' ? '批量设置已读' : '');
      return success(null);
    }),
    route(
      'GET',
      '/sys/annountCement/show/:id',
      async ({ params, person }) => showPage(database, person(), params['id'] ?? ''),
      true,
    ),
    route('GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend', async ({ query, person }) =>
      success(await readOwn(database, person(), query), { code: 0 }),
    ),
    route('GET', '/sys/sysAnnouncementSend/list', async ({ query, person }) =>
      success(await readReceipts(database, person(), query), { code: 0 }),
    ),
    route('GET', '/sys/sysAnnouncementSend/queryById', async ({ query, person }) =>
      success(await readReceipt(database, person(), requiredText(query, 'id', 64))),
    ),
    route(['PUT', 'POST'], '/sys/sysAnnouncementSend/edit', async (call) => {
      const change = call.body((body) => {
        const flag = requiredText(body, 'readFlag', 1);
        if (flag !== '0' && flag !== '1') throw new Refusal('readFlag 应为 0（未读）或 1（已读）。');
        return { id: requiredText(body, 'id', 64), isRead: flag === '1' };
      });
      const receipt = await changeReceipt(database, call.person(), change);
      tell(call.person().id, receipt.anntId);
      return success(receipt, { message: '修改成功!' });
    }),
    route(['PUT', 'POST'], '/sys/sysAnnouncementSend/editByAnntIdAndUserId', async (call) => {
      const id = call.body((body) => requiredText(body, 'anntId', 64));
      await markRead(database, call.person(), id);
      tell(call.person().id, id);
      return success(null);
    }),
    route(['PUT', 'POST'], '/sys/sysAnnouncementSend/readAll', async ({ person }) => {
      await markAllRead(database, person());
      tell(person().id, '', '批量设置已读');
      return success(null, { message: say('全部已读') });
    }),
  ];
}
