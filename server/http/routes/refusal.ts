import { say } from '../../locale/index.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly result: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    message: string,
    options: { status?: number; code?: number; result?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = options.status ?? 200;
    this.code = options.code ?? 500;
    this.result = options.result ?? null;
    this.headers = options.headers ?? {};
  }
}

export function unauthenticated(): Refusal {
  return new Refusal(say('Token失效，请重新登录'), { status: 401, code: 401 });
}

/**
 * Returns the refusal of a record that does not exist or that the caller may not see. The reason is given besides the
 * message, because the message is translated.
 */
export function notFound(): Refusal {
  return new Refusal(say('未找到对应实体'), { result: { reason: 'not-found' } });
}

export function diskFull(): Refusal {
  return new Refusal(say('磁盘空间不足，暂时不能保存，请联系管理员清理磁盘；查看不受影响。'), {
    status: 503,
    code: 503,
  });
}

const mostNamed = 3;

/**
 * Returns the refusal of a signed-in person who lacks the permission.
 * @param points the permission points of which one is enough; empty if no point applies.
 */
export function forbidden(points: readonly string[]): Refusal {
  const message =
    points.length > 0
      ? say('没有权限，请联系管理员授权：{permission}', { permission: points.slice(0, mostNamed).join(' / ') })
      : say('没有权限，请联系管理员授权');
  return new Refusal(message, { status: 403, code: 510 });
}
