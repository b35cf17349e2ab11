import type { FastifyBaseLogger } from 'fastify';

import { translated } from '../../../src/locale/index.ts';
import { ClientDisconnectedError, DatabaseUnavailableError } from '../../database/index.ts';
import { say, text, type Text } from '../../locale/index.ts';
import { diskFull, failure, Refusal, type Answer } from '../routes/index.ts';

const known: Readonly<Record<string, readonly [status: number, code: number, message: Text]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    200,
    500,
    text('提交的内容太大：JSON 不超过 1 MB，带明细的记录不超过 8 MB，文件不超过 10 MB。'),
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 415, text('不支持这种内容类型（Content-Type），请用 application/json 提交。')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 400, text('请求的长度（Content-Length）与内容不符。')],
  FST_ERR_BAD_URL: [400, 400, text('地址里有不能解码的字符，请检查后再试。')],
  '23505': [200, 500, text('数据库中已存在该记录')],
  '22001': [200, 500, text('字段太长,超出数据库字段的长度')],
};

const byStatus: Readonly<Record<number, Text>> = {
  404: text('路径不存在，请检查路径是否正确'),
  412: text('文件已经改变，请重新读取。'),
  416: text('请求的范围（Range）超出了文件。'),
};

const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * Converts an error into a response: a refusal has its own message, a known code one of ours. Any other error only
 * shows the request's number, and its stack is logged.
 */
export function answerError(error: unknown, requestId: string, log: FastifyBaseLogger): Answer {
  if (diskFullCodes.has(codeOf(error))) {
    log.error({ err: error }, '磁盘空间不足');
    return answerError(diskFull(), requestId, log);
  }
  if (error instanceof Refusal) {
    return { ...failure(error.status, error.code, error.message, error.result), headers: { ...error.headers } };
  }
  if (error instanceof DatabaseUnavailableError) {
    log.error({ err: error }, '数据库不可用');
    const answer = failure(503, 503, say('数据库暂时不可用，请稍后重试。'));
    return { ...answer, headers: { 'retry-after': '5' } };
  }
  if (error instanceof ClientDisconnectedError) {
    // Nobody reads the response, and requests that never end have no log line.
    log.info('客户端已断开，查询不再继续');
    return failure(499, 499, error.message);
  }
  const answer = known[codeOf(error)];
  if (answer) return failure(answer[0], answer[1], translated(answer[2]));
  const status = statusOf(error);
  if (status !== undefined)
    return failure(status, status, translated(byStatus[status] ?? text('请求不正确，请检查后再试。')));
  log.error({ err: error }, '请求处理失败');
  return failure(500, 500, say('操作失败，请稍后重试；如仍失败，请把请求编号 {requestId} 告诉管理员。', { requestId }));
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
