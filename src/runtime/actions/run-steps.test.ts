import { describe, expect, test } from 'vitest';

import type { ActionStep } from '../../engine/list/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { PortError } from '../ports/index.ts';
import { defineAction, type ActionDefinition } from '../registry/index.ts';
import { memoryRegistry, memoryRuntime } from '../registry/testing/memory-runtime.ts';
import type { ActionEffects } from './apply-result.ts';
import type { RunOptions } from './run-options.ts';
import { runSteps } from './run-steps.ts';

function pageOf(log: string[], more: Partial<ActionEffects> = {}): ActionEffects {
  return {
    notify: ({ kind, text }) => void log.push(`${kind}: ${text}`),
    refresh: () => void log.push('refresh'),
    removed: (ids) => void log.push(`removed ${ids.join()}`),
    clearSelection: () => void log.push('clear'),
    navigate: ({ to }) => void log.push(`go ${to}`),
    openDialog: ({ kind }) => void log.push(`open ${kind}`),
    closeDialog: () => void log.push('close'),
    ...more,
  };
}

const action = (name: string, more: Partial<ActionDefinition>): ActionDefinition => {
  return defineAction({ name, title: name, props: {}, run: () => ({}), ...more });
};
const give = action('give', { run: ({ give: value }) => ({ value }) });
const tell = action('tell', { run: ({ tell: text }) => ({ notify: { kind: 'info', text: String(text) } }) });
const stop = action('stop', { run: () => ({ stop: true }) });
const sure = action('sure', {
  question: ({ sure: title }) => ({ title: String(title) }),
  run: () => ({ refresh: true }),
});

function failing(name: string, error: unknown): ActionDefinition {
  return action(name, { run: () => Promise.reject(error) });
}

const step = (name: string, value: JsonValue, when?: string): ActionStep => {
  return { action: name, args: { [name]: value }, pointer: '', ...(when !== undefined && { when }) };
};

async function run(steps: ActionStep[], actions: ActionDefinition[] = [], options: Partial<RunOptions> = {}) {
  const log: string[] = [];
  const registry = memoryRegistry({ actions: [give, tell, stop, sure, ...actions] });
  const context: RunOptions['context'] = {
    ports: memoryRuntime().ports,
    selection: [],
    fill: async () => undefined,
    request: () => undefined,
    confirm: async ({ title }) => {
      log.push(`ask ${title}`);
      return title === '确定';
    },
  };
  const effects = pageOf(log, options.effects);
  const outcome = await runSteps(steps, { actions: registry.actions, scope: {}, context, ...options, effects });
  return { outcome, log };
}

describe('steps', () => {
  test('are done in turn, and see what the last that gave something gave', async () => {
    const steps = [step('give', 7), step('tell', '{{ $result + 1 }}'), step('tell', '{{ $result }}')];
    expect(await run(steps)).toEqual({ outcome: { ended: 'done', value: 7 }, log: ['info: 8', 'info: 7'] });
  });

  test('see nothing as the result before one gave something', async () => {
    expect(await run([step('tell', '{{ $result == null }}')])).toEqual({
      outcome: { ended: 'done' },
      log: ['info: true'],
    });
  });

  test('see the names of their button', async () => {
    const { log } = await run([step('tell', '{{ $record.name }}')], [], { scope: { $record: { name: '甲' } } });
    expect(log).toEqual(['info: 甲']);
  });

  test('are left out where their condition does not hold', async () => {
    const { log } = await run([step('tell', '不', '{{ false }}'), step('tell', '说', '{{ 1 < 2 }}')]);
    expect(log).toEqual(['info: 说']);
  });

  test('end where one stops them', async () => {
    expect(await run([step('stop', true), step('tell', '不')])).toEqual({ outcome: { ended: 'stopped' }, log: [] });
  });
});

describe('a question', () => {
  test('lets the rest be done where the answer is yes', async () => {
    expect((await run([step('sure', '确定')])).log).toEqual(['ask 确定', 'refresh']);
  });

  test('ends the steps where it is no', async () => {
    const { outcome, log } = await run([step('sure', '真的？'), step('tell', '不')]);
    expect([outcome.ended, log]).toEqual(['stopped', ['ask 真的？']]);
  });
});

describe('a step that fails', () => {
  test('ends the steps, and says why with the number of the request', async () => {
    const error = new PortError('server', '数据库忙', { requestId: 'r1' });
    const { outcome, log } = await run([step('call', 1), step('tell', '不')], [failing('call', error)]);
    expect(outcome).toEqual({ ended: 'failed', error });
    expect(log).toEqual(['error: 数据库忙（请求编号 r1）']);
  });

  test.each<[what: string, error: unknown, log: string[]]>([
    [
      'that the application told already, is told once',
      Object.assign(new PortError('server', '忙'), { isReported: true }),
      [],
    ],
    ['with something that is no error, is told in words', 'oops', ['error: 操作失败，请稍后重试。']],
    ['without a message, is told in words', new Error(''), ['error: 操作失败，请稍后重试。']],
  ])('%s', async (_what, error, expected) => {
    const { outcome, log } = await run([step('call', 1)], [failing('call', error)]);
    expect([outcome.ended, log]).toEqual(['failed', expected]);
  });

  test('because somebody else has changed the row, has it read again', async () => {
    const error = new PortError('conflict', '已被“李四”修改，请刷新后再试');
    expect((await run([step('call', 1)], [failing('call', error)])).log).toEqual([
      'error: 已被“李四”修改，请刷新后再试',
      'refresh',
    ]);
  });

  test('because the person stopped it, is no failure', async () => {
    const { outcome, log } = await run([step('call', 1)], [failing('call', new PortError('cancelled', '已取消'))]);
    expect([outcome, log]).toEqual([{ ended: 'stopped' }, []]);
  });

  test('because of its expression, names the step', async () => {
    const { log } = await run([step('tell', '{{ $recrod.name }}')], [], { scope: { $record: {} } });
    expect(log).toEqual(['error: 步骤“tell”的表达式出错：没有名为“$recrod”的名称，是不是要写“$record”？']);
  });

  test('because nobody knows it, says its name', async () => {
    expect((await run([step('fly', 1)])).log).toEqual(['error: 没有名为“fly”的动作，请联系配置人员。']);
  });

  test('is told where the caller wants it told', async () => {
    const told: string[] = [];
    const { log } = await run([step('call', 1)], [failing('call', new Error('忙'))], {
      tellFailure: (text) => void told.push(text),
    });
    expect([told, log]).toEqual([['忙'], []]);
  });
});

describe('a step that takes its time', () => {
  test('tells how far it is, and is over whether or not it succeeds', async () => {
    const log: string[] = [];
    const progress: ActionEffects['progress'] = (text) => {
      log.push(text);
      return { update: (share) => void log.push(String(share)), end: () => void log.push('over') };
    };
    const effects = { ...pageOf([]), progress };
    const long = action('long', { progress: '正在导出…', run: (_args, { onProgress }) => (onProgress?.(0.5), {}) });
    await run([step('long', 1)], [long], { effects });
    await run([step('broken', 1)], [{ ...failing('broken', new Error('忙')), progress: '正在导入…' }], { effects });
    expect(log).toEqual(['正在导出…', '0.5', 'over', '正在导入…', 'over']);
  });

  test('is stopped by the person', async () => {
    let cancel = () => {};
    const progress: ActionEffects['progress'] = (_text, stopIt) => {
      cancel = stopIt;
      return { update: () => undefined, end: () => undefined };
    };
    const long = action('long', {
      progress: '正在导出…',
      run: (_args, { signal }) => {
        cancel();
        return signal?.aborted ? Promise.reject(new PortError('cancelled', '已取消')) : {};
      },
    });
    const { outcome } = await run([step('long', 1)], [long], { effects: { ...pageOf([]), progress } });
    expect(outcome).toEqual({ ended: 'stopped' });
  });
});
