import { parentPort } from 'node:worker_threads';
import type { Reply, Request, WorkbookFormat } from './protocol.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableWorkbook } from './unreadable-workbook.ts';
import { type OpenWorkbook, addRows, addSheet, finishWorkbook, newWorkbook } from './write-workbook.ts';

let workbook: OpenWorkbook = newWorkbook();

parentPort?.on('message', (request: Request) => {
  const reply = answer(request);
  if (reply) parentPort?.postMessage(reply, reply.kind === 'written' ? [reply.file.buffer] : []);
});

function answer(request: Request): Reply | undefined {
  switch (request.kind) {
    case 'sheet':
      return addSheet(workbook, request.name, request.widths);
    case 'rows':
      return addRows(workbook, request.rows);
    case 'finish':
      return { kind: 'written', file: finish(request.format) };
    case 'forget':
      return forget();
    case 'read':
      return read(request.file, request.limits);
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

function read(file: Uint8Array, limits: Extract<Request, { kind: 'read' }>['limits']): Reply {
  try {
    return { kind: 'read', sheets: readWorkbook(file, limits) };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return { kind: 'refused', message: error.message };
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    return { kind: 'refused', message: isProtected ? '文件有密码保护，请取消密码后再导入' : '文件已损坏，无法读取' };
  }
}
