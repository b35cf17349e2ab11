import { currentLocale } from '../../../src/locale/index.ts';
import { say } from '../../locale/index.ts';
import type {
  OpenedFile,
  ReadLimits,
  ReadSheet,
  Reply,
  Request,
  SheetLayout,
  WorkbookFormat,
  WrittenCell,
} from './protocol.ts';
import { keepIdle, SpreadsheetError, startWorker, takeIdle } from './spreadsheet-workers.ts';

/** A workbook that is written in parts, in a separate thread. */
export interface WorkbookWriter {
  sheet(name: string, widths: number[]): void;
  rows(rows: WrittenCell[][]): void;
  finish(format: WorkbookFormat): Promise<Uint8Array>;
  cancel(): void;
}

const writeSeconds = 120;
const readSeconds = 60;
const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads the sheets of an .xls or .xlsx, or the tables of an HTML page or a CSV with such a name. It runs in a thread,
 * so that no file can stop or fill up the server.
 * @throws SpreadsheetError with the reason, for the user.
 */
export async function readSpreadsheet(file: Uint8Array, limits: ReadLimits): Promise<ReadSheet[]> {
  return (await openSpreadsheet(file, limits)).sheets;
}

export async function openSpreadsheet(file: Uint8Array, limits: ReadLimits): Promise<OpenedFile> {
  const reply = await replyTo({ kind: 'read', file, limits, locale: currentLocale() });
  if (reply.kind !== 'read') throw unreadable(reply);
  const { sheets, isUsual } = reply;
  return { sheets, isUsual };
}

export async function rewriteSpreadsheet(
  file: Uint8Array,
  limits: ReadLimits,
  layout: SheetLayout,
): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await replyTo({ kind: 'rewrite', file, limits, locale: currentLocale(), layout });
  if (reply.kind !== 'written') throw unreadable(reply);
  return reply.file;
}

async function replyTo(request: Extract<Request, { file: Uint8Array }>): Promise<Reply> {
  const thread = await startThread('read', readSeconds, say('文件读取时间过长，请拆成几个文件再导入'));
  thread.post(request);
  return thread.reply;
}

function unreadable(reply: Reply): SpreadsheetError {
  return new SpreadsheetError(reply.kind === 'refused' ? reply.message : say('文件无法读取'));
}

/** Starts a workbook. The caller must finish or cancel it. */
export async function startWorkbook(): Promise<WorkbookWriter> {
  const thread = await startThread('write', writeSeconds, say('导出时间过长，请缩小查询范围再导出'));
  return {
    sheet: (name, widths) => thread.post({ kind: 'sheet', name, widths }),
    rows: (rows) => thread.post({ kind: 'rows', rows }),
    async finish(format) {
      thread.post({ kind: 'finish', format });
      const reply = await thread.reply;
      if (reply.kind !== 'written') throw new SpreadsheetError(say('文件没有生成，请稍后重试'));
      return reply.file;
    },
    cancel: thread.end,
  };
}

interface Thread {
  post(request: Request): void;
  reply: Promise<Reply>;
  end(): void;
}

/** Uploaded files are always read by a new worker, which ends afterwards. */
async function startThread(work: 'read' | 'write', seconds: number, tooLong: string): Promise<Thread> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const pooled = (work === 'read' ? undefined : takeIdle()) ?? startWorker();
  const reply = new Promise<Reply>((resolve, reject) => {
    pooled.job = { resolve, reject };
  });
  const { job, worker } = pooled;
  const timer = setTimeout(() => job?.reject(new SpreadsheetError(tooLong)), seconds * 1_000);
  // An abandoned worker that is still creating a file would return it to the next job.
  let owesFile = false;
  let isReusable = false;
  const finished = (reusable: boolean): void => {
    clearTimeout(timer);
    delete pooled.job;
    if (reusable) keepIdle(pooled);
    // The next job starts without waiting for the worker's end: terminating a worker that is starting may never
    // resolve.
    else void worker.terminate();
    running -= 1;
    waiting.shift()?.();
  };
  reply.then(
    // A worker that has read an uploaded file is not used again.
    ({ kind }) => finished(work === 'write' && kind === 'written'),
    () => finished(isReusable),
  );
  const end = (): void => {
    if (pooled.job !== job) return;
    isReusable = !owesFile;
    worker.postMessage({ kind: 'forget' } satisfies Request);
    job?.reject(new SpreadsheetError(say('文件处理已取消')));
  };
  const post = (request: Request): void => {
    owesFile = request.kind === 'finish';
    worker.postMessage(request);
  };
  return { post, reply, end };
}
