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
  const thread = await startThread('read', readSeconds, '文件读取时间过长，请拆成几个文件再导入');
  thread.post({ kind: 'read', file, limits });
  const reply = await thread.reply;
  if (reply.kind !== 'read') throw new SpreadsheetError(reply.kind === 'refused' ? reply.message : '文件无法读取');
  return reply.rows;
}

/** Starts a workbook. Whoever starts one finishes or cancels it. */
export async function startWorkbook(): Promise<WorkbookWriter> {
  const thread = await startThread('write', writeSeconds, '导出时间过长，请缩小查询范围再导出');
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
  /** Its one answer. */
  reply: Promise<Reply>;
  end(): void;
}

/** A worker, what it is at, and when it is sent home for want of work. */
interface Hand {
  worker: Worker;
  job?: { resolve(reply: Reply): void; reject(reason: SpreadsheetError): void };
  bedtime?: NodeJS.Timeout;
}

/** Those that have written wait for the next workbook: starting one takes longer than writing most files. */
const resting: Hand[] = [];
const restSeconds = 60;

/** What somebody sent is always read by a new one, which does nothing afterwards. */
async function startThread(work: 'read' | 'write', seconds: number, tooLong: string): Promise<Thread> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const hand = (work === 'read' ? undefined : wakeOne()) ?? newHand();
  const reply = new Promise<Reply>((resolve, reject) => {
    hand.job = { resolve, reject };
  });
  const { job, worker } = hand;
  const timer = setTimeout(() => job?.reject(new SpreadsheetError(tooLong)), seconds * 1_000);
  // A thread that was given up while it makes a file would hand that file to the next one.
  let owesFile = false;
  let mayRest = false;
  const over = (isIdle: boolean): void => {
    clearTimeout(timer);
    delete hand.job;
    if (isIdle) rest(hand);
    // Whoever waits for a turn does not wait for the thread's end: one that is stopped while it starts may take for ever.
    else void worker.terminate();
    running -= 1;
    waiting.shift()?.();
  };
  reply.then(
    ({ kind }) => over(kind === 'written'),
    () => over(mayRest),
  );
  const end = (): void => {
    if (hand.job !== job) return;
    mayRest = !owesFile;
    worker.postMessage({ kind: 'forget' } satisfies Request);
    job?.reject(new SpreadsheetError('文件处理已取消'));
  };
  const post = (request: Request): void => {
    owesFile = request.kind === 'finish';
    worker.postMessage(request);
  };
  return { post, reply, end };
}

function newHand(): Hand {
  const worker = new Worker(new URL('./thread/spreadsheet-worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  const hand: Hand = { worker };
  worker.on('message', (reply: Reply) => hand.job?.resolve(reply));
  worker.on('error', () => hand.job?.reject(new SpreadsheetError('文件太大或已损坏，无法处理')));
  worker.on('exit', () => {
    leave(hand);
    hand.job?.reject(new SpreadsheetError('文件处理中断，请稍后重试'));
  });
  return hand;
}

function rest(hand: Hand): void {
  hand.worker.unref();
  hand.bedtime = setTimeout(() => {
    leave(hand);
    void hand.worker.terminate();
  }, restSeconds * 1_000).unref();
  resting.push(hand);
}

function wakeOne(): Hand | undefined {
  const hand = resting.at(-1);
  if (!hand) return undefined;
  leave(hand);
  hand.worker.ref();
  return hand;
}

/** It no longer rests. */
function leave(hand: Hand): void {
  clearTimeout(hand.bedtime);
  const at = resting.indexOf(hand);
  if (at >= 0) resting.splice(at, 1);
}
