import { parentPort } from 'node:worker_threads';

import { languageIn, say, spoken } from '../../locale/index.ts';
import type { Reply, Request, WorkbookFormat } from './protocol.ts';
import { openFile } from './read-workbook.ts';
import { rewriteWorkbook } from './rewrite-workbook.ts';
import { UnreadableWorkbook } from './unreadable-workbook.ts';
import { addRows, addSheet, finishWorkbook, newWorkbook, type OpenWorkbook } from './write-workbook.ts';

type FileRequest = Extract<Request, { kind: 'read' | 'rewrite' }>;

let workbook: OpenWorkbook = newWorkbook();

parentPort?.on('message', (request: Request) => {
  if (request.kind === 'read' || request.kind === 'rewrite') void answerInLanguage(request);
  else post(answer(request));
});

function post(reply: Reply | undefined): void {
  if (reply) parentPort?.postMessage(reply, reply.kind === 'written' ? [reply.file.buffer] : []);
}

function answer(request: Exclude<Request, FileRequest>): Reply | undefined {
  switch (request.kind) {
    case 'sheet':
      return addSheet(workbook, request.name, request.widths);
    case 'rows':
      return addRows(workbook, request.rows);
    case 'finish':
      return { kind: 'written', file: finish(request.format) };
    case 'forget':
      return forget();
  }
}

function forget(): undefined {
  workbook = newWorkbook();
}

function finish(format: WorkbookFormat): Uint8Array<ArrayBuffer> {
  const finished = workbook;
  workbook = newWorkbook();
  return finishWorkbook(finished, format);
}

async function answerInLanguage(request: FileRequest): Promise<void> {
  const language = await languageIn(request.locale);
  post(spoken(() => readOrRefuse(request), language));
}

function readOrRefuse(request: FileRequest): Reply {
  try {
    const { file, limits } = request;
    return request.kind === 'read'
      ? { kind: 'read', ...openFile(file, limits) }
      : { kind: 'written', file: rewriteWorkbook(file, limits, request.layout) };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return { kind: 'refused', message: error.message };
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    return {
      kind: 'refused',
      message: isProtected ? say('文件有密码保护，请取消密码后再导入') : say('文件已损坏，无法读取'),
    };
  }
}
