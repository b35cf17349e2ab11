import { currentLocale } from '../../src/locale/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { Refusal, type Answer } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { plainText } from './plain-text.ts';
import { releasedFor, type Receiver } from './released-for.ts';

/**
 * Renders a page with an announcement that was sent to this person, for programs that open it by its address. The
 * content is rendered as plain text only; the application's dialog shows it with its format.
 * @throws Refusal (404) if it does not exist for them.
 */
export async function showPage(database: DynamicKysely, receiver: Receiver, id: string): Promise<Answer> {
  const found = await releasedFor(database, receiver)
    .where('sys_announcement.id', '=', id)
    .select([
      'sys_announcement.titile',
      'sys_announcement.msg_content',
      'sys_announcement.sender',
      'sys_announcement.send_time',
    ])
    .executeTakeFirst();
  if (!found) throw new Refusal(say('通告不存在或已撤销'), { status: 404, code: 404 });
  const title = escaped(found.titile);
  const lines = plainText(String(found.msg_content ?? ''))
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`);
  const about = escaped(
    say('发布人：{sender}　发布时间：{send_time}', {
      sender: String(found.sender ?? ''),
      send_time: String(found.send_time ?? ''),
    }),
  );
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'no-store',
    },
    body: `<!doctype html><html lang="${currentLocale()}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${about}</p>${lines.join('')}</html>`,
  };
}

function escaped(value: unknown): string {
  return String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
