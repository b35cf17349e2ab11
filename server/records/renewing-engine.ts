import { say } from '../locale/index.ts';
import { refused, StaleDocumentsError } from './call/index.ts';
import type { RecordEngine } from './record-operations.ts';

const tries = 5;

/**
 * Wraps an engine so that a save is repeated with the engine of `renew` when its documents are no longer current.
 * @throws RecordRefusal when the model no longer exists.
 */
export function renewingEngine(engine: RecordEngine, renew: () => Promise<RecordEngine>): RecordEngine {
  const again = async <Result>(
    id: string,
    save: (by: RecordEngine) => Promise<Result>,
    by = engine,
    left = tries,
  ): Promise<Result> => {
    try {
      return await save(by);
    } catch (error) {
      if (!(error instanceof StaleDocumentsError)) throw error;
      const next = await renew();
      if (left === 0 || !next.derived.parts.models.has(id))
        throw refused(say('页面的配置刚刚改过，没有保存，请刷新页面后再试。'));
      return again(id, save, next, left - 1);
    }
  };
  return {
    ...engine,
    add: (id, ...call) => again(id, (by) => by.add(id, ...call)),
    edit: (id, ...call) => again(id, (by) => by.edit(id, ...call)),
    remove: (id, ...call) => again(id, (by) => by.remove(id, ...call)),
    removeBatch: (id, ...call) => again(id, (by) => by.removeBatch(id, ...call)),
    removeQuery: (id, ...call) => again(id, (by) => by.removeQuery(id, ...call)),
    restore: (id, ...call) => again(id, (by) => by.restore(id, ...call)),
    erase: (id, ...call) => again(id, (by) => by.erase(id, ...call)),
    transition: (id, ...call) => again(id, (by) => by.transition(id, ...call)),
    transitionBatch: (id, ...call) => again(id, (by) => by.transitionBatch(id, ...call)),
    importRows: (id, ...call) => again(id, (by) => by.importRows(id, ...call)),
    bulkInsert: (id, ...call) => again(id, (by) => by.bulkInsert(id, ...call)),
  };
}
