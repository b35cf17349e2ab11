import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say, spoken, spokenLanguage } from '../../locale/index.ts';
import { describeCall } from './describe.ts';
import { saidNames } from './record-name.ts';

type Models = ReadonlyMap<string, ResolvedModel>;

export interface LineModels {
  written: () => Models;
  inLanguage: () => Models;
}

export function describeRefused(path: string): string {
  return say('查看 {path}', { path });
}

export function describeFailure(isRefused: boolean): string {
  return isRefused ? say('没有权限') : say('失败');
}

/**
 * Translates lines of the log, which are stored in Chinese, into the language of the request: the description of the
 * call, and reasons of the log itself. Messages of the server's responses stay unchanged.
 */
export function saidLines<Line extends Readonly<Record<string, unknown>>>(
  lines: readonly Line[],
  models: LineModels,
): Line[] {
  if (spokenLanguage().locale === 'zh-CN') return [...lines];
  return lines.map((line) => ({ ...line, logContent: saidContent(line, models) }));
}

function saidContent(line: Readonly<Record<string, unknown>>, models: LineModels): string | null {
  const content = textOf(line['logContent']) ?? null;
  const [method, path] = [textOf(line['requestType']) ?? '', textOf(line['requestUrl']) ?? ''];
  const describe = (of: Models) => describeCall(method, path, of)?.text ?? describeRefused(path);
  const written = spoken(() => describe(models.written()));
  if (path === '' || !content?.startsWith(written)) return content;
  const translation = describe(models.inLanguage());
  const reason = content.slice(written.length).replace(/^：/, '');
  if (reason === '') return translation;
  const own = [true, false].find((isRefused) => spoken(() => describeFailure(isRefused)) === reason);
  return `${translation}: ${own === undefined ? saidNames(reason) : describeFailure(own)}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
