import { Worker } from 'node:worker_threads';
import type { ReadCell, ReadLimits, Reply, Request, WorkbookFormat, WrittenCell } from './thread/protocol.ts';

/** A file cannot be read or written; the message is one Chinese sentence. */
export class SpreadsheetError extends Error {}

/** A workbook that is written bit by bit, in a thread of its own. */
export interface WorkbookWriter {
  /** The sheet that the next rows belong to. @param widths of its columns, in characters. */
  sheet(name: string, widths: number[]): void;
  rows(rows: WrittenCell[][]): void;
  /** The bytes of the file. @throws SpreadsheetError */
  finish(format: WorkbookFormat): Promise<Uint8Array>;
  /** Gives it up. */
  cancel(): void;
}

const writeSeconds = 120;
const readSeconds = 60;
/** Threads at work at the same time; others wait for their turn. */
const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads the first sheet of an .xls or .xlsx in a thread, so that no file can stop or fill up the server.
 * @throws SpreadsheetError with the reason, for a person.
 */
export async function readSpreadsheet(file: Uint8Array, limits: ReadLimits): Promise<ReadCell[][]> {
  const thread = await startThread(readSeconds, '文件读取时间过长，请拆成几个文件再导入');
  thread.post({ kind: 'read', file, limits });
  const reply = await thread.reply;
  if (reply.kind !== 'read') throw new SpreadsheetError(reply.kind === 'refused' ? reply.message : '文件无法读取');
  return reply.rows;
}

/** Starts a workbook. Whoever starts one finishes or cancels it. */
export async function startWorkbook(): Promise<WorkbookWriter> {
  const thread = await startThread(writeSeconds, '导出时间过长，请缩小查询范围再导出');
  return {
    sheet: (name, widths) => thread.post({ kind: 'sheet', name, widths }),
    rows: (rows) => thread.post({ kind: 'rows', rows }),
    async finish(format) {
      thread.post({ kind: 'finish', format });
      const reply = await thread.reply;
      if (reply.kind !== 'written') throw new SpreadsheetError('文件没有生成，请稍后重试');
      return reply.file;
    },
    cancel: thread.end,
  };
}

interface Thread {
  post(request: Request): void;
  /** Its one answer; the thread ends after it. */
  reply: Promise<Reply>;
  end(): void;
}

async function startThread(seconds: number, tooLong: string): Promise<Thread> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const worker = new Worker(new URL('./thread/spreadsheet-worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  const reply = new Promise<Reply>((resolve, reject) => {
    const timer = setTimeout(() => reject(new SpreadsheetError(tooLong)), seconds * 1_000);
    worker.once('message', resolve);
    worker.once('error', () => reject(new SpreadsheetError('文件太大或已损坏，无法处理')));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new SpreadsheetError('文件处理中断，请稍后重试'));
      running -= 1;
      waiting.shift()?.();
    });
  });
  const end = (): void => void worker.terminate();
  reply.then(end, end);
  return { post: (request) => worker.postMessage(request), reply, end };
}
