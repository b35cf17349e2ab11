import { openAsBlob } from 'node:fs';

import { openPieces, pieceRoutes, type IncomingFiles, type PieceQuota } from '../../files/index.ts';
import { failure, success, ticketRoute, type Answer, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { jsonAnswer, missingCall } from '../answers.ts';
import { isMembers } from '../exact-json.ts';
import { exchangeFor } from '../exchange.ts';
import type { FileTickets } from './file-tickets.ts';

interface FileParts {
  url: string;
  apiBase: string;
  tickets: FileTickets;
  incoming: IncomingFiles;
  quota: PieceQuota;
  mostBytes: () => number;
}

/**
 * Defines the routes for files that a JeecgBoot does not have: tickets for links, and chunked uploads, which it
 * receives as one file.
 */
export function backEndFileRoutes({ url, apiBase, tickets, incoming, quota, mostBytes }: FileParts): Route[] {
  return [
    ticketRoute((call, addresses) => {
      // Reports of a JeecgBoot read the token from their address.
      if (!addresses.every((address) => address.startsWith(`${apiBase}/sys/common/`))) return missingCall();
      return success(tickets.make(call.request.headers, addresses));
    }),
    ...pieceRoutes(incoming, openPieces(incoming, quota, mostBytes), (received, file, call) =>
      sendWhole(url, { received, ...file }, call),
    ),
  ];
}

async function sendWhole(
  url: string,
  { received, name, biz }: { received: string; name: string; biz: string },
  { request }: Call,
): Promise<Answer> {
  const form = new FormData();
  form.append('biz', biz);
  form.append('file', await openAsBlob(received), name);
  const call = { method: 'POST', path: '/sys/common/upload', query: new URLSearchParams(), body: form };
  const { status, json } = await exchangeFor(url, request.headers)(call);
  if (status === 401) return { ...jsonAnswer(json), status };
  return isMembers(json) ? jsonAnswer(json) : failure(502, 502, say('后端没有收下这个文件，请稍后重试'));
}
