import { translated } from '../../src/locale/index.ts';
import { defineRoute, holdsAny, nameInLog, Refusal, requiredText, success, type Route } from '../http/index.ts';
import { say, text } from '../locale/index.ts';
import { contextOf, readTransition, refuse, type RecordEngine } from '../records/index.ts';
import { moveAnnouncement } from './release.ts';
import type { NoticeSockets } from './send-notices.ts';
import { announcementModel } from './tables.ts';

const moves = {
  doReleaseData: { name: 'release', message: text('该系统通知发布成功') },
  doReovkeData: { name: 'revoke', message: text('该系统通知撤销成功') },
} as const;

export function announcementRoutes(parts: { engine: RecordEngine; sockets: NoticeSockets }): Route[] {
  const base = '/sys/annountCement';
  const mayMove = holdsAny(...Object.values(moves).map(({ name }) => permissionTo(name)));
  return [
    ...Object.entries(moves).map(([path, { name, message }]) =>
      defineRoute({
        method: 'GET',
        path: `${base}/${path}`,
        permission: permissionTo(name),
        async handler(call) {
          const id = requiredText(call.query, 'id', 64);
          const saved = await moveAnnouncement(parts, { id, name }, contextOf(call)).catch(refuse);
          nameInLog(call, [saved]);
          return success(null, { message: translated(message) });
        },
      }),
    ),
    defineRoute({
      method: 'POST',
      path: `${base}/transition`,
      permission: mayMove,
      async handler(call) {
        const saved = await moveAnnouncement(parts, call.body(readTransition), contextOf(call)).catch(refuse);
        return success(saved, { message: say('操作成功!') });
      },
    }),
    defineRoute({
      method: 'POST',
      path: `${base}/transitionBatch`,
      permission: mayMove,
      handler() {
        throw new Refusal(say('请逐条发布或撤销通告。'));
      },
    }),
  ];
}

function permissionTo(name: string): string {
  return `${announcementModel.replace('/', ':')}:${name}`;
}
