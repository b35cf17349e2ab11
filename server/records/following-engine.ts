import type { RecordEngine } from './record-operations.ts';

/**
 * Creates an engine that passes each request to the current engine. A request in progress finishes with the models that
 * it began with.
 */
export function followingEngine(current: () => RecordEngine): RecordEngine {
  return {
    get names() {
      return current().names;
    },
    get derived() {
      return current().derived;
    },
    list: (...call) => current().list(...call),
    get: (...call) => current().get(...call),
    shown: (...call) => current().shown(...call),
    shownRows: (...call) => current().shownRows(...call),
    options: (...call) => current().options(...call),
    add: (...call) => current().add(...call),
    edit: (...call) => current().edit(...call),
    remove: (...call) => current().remove(...call),
    removeBatch: (...call) => current().removeBatch(...call),
    removeQuery: (...call) => current().removeQuery(...call),
    listDeleted: (...call) => current().listDeleted(...call),
    restore: (...call) => current().restore(...call),
    erase: (...call) => current().erase(...call),
    transition: (...call) => current().transition(...call),
    transitionBatch: (...call) => current().transitionBatch(...call),
    createFrom: (...call) => current().createFrom(...call),
    createdFrom: (...call) => current().createdFrom(...call),
    aggregate: (...call) => current().aggregate(...call),
    totals: (...call) => current().totals(...call),
    pages: (...call) => current().pages(...call),
    importRows: (...call) => current().importRows(...call),
    reversePosting: (...call) => current().reversePosting(...call),
    bulkInsert: (...call) => current().bulkInsert(...call),
  };
}
