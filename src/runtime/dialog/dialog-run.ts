import { say } from '../../locale/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import { callScope, originOf, requestTemplate, type DialogOrigin } from '../actions/index.ts';
import type { Runtime } from '../registry/index.ts';
import type { DocumentEntry } from './dialog-stack.ts';

export interface DialogAround {
  runtime: Runtime;
  /** The documents of the dialog; its requests are looked up there first. */
  documents: DocumentSet;
  confirm: DialogOrigin['context']['confirm'];
  fill: DialogOrigin['context']['fill'];
  notify: DialogOrigin['effects']['notify'];
  navigate: DialogOrigin['effects']['navigate'];
}

export interface DialogScope {
  $args: DocumentEntry['values'];
  [name: string]: unknown;
}

/**
 * Returns the names that the expressions of a dialog document can read: those of the button that opened it, and its
 * arguments.
 */
export function dialogScope({ values }: Pick<DocumentEntry, 'values'>, { user, permissions }: Runtime): DialogScope {
  return { ...callScope(originOf(values)?.scope ?? {}, { user, permissions }), $args: values };
}

/**
 * Returns the scope, context and effects for the steps and initial values of a dialog document: those of the button
 * that opened it, plus its arguments as `$args`. A dialog that no step opened gets its own.
 */
export function dialogRun(entry: DocumentEntry, around: DialogAround) {
  const { runtime, documents, confirm, fill, notify, navigate } = around;
  const origin = originOf(entry.values);
  const context = origin?.context ?? { ports: runtime.ports, selection: [], confirm, fill, request: () => undefined };
  const effects = origin?.effects ?? {
    notify,
    navigate,
    refresh: entry.onDone,
    removed: entry.onDone,
    clearSelection: () => undefined,
    openDialog: () => notify({ kind: 'error', text: say('这里打不开另一个弹窗。') }),
    closeDialog: () => undefined,
  };
  return {
    scope: dialogScope(entry, runtime),
    context: { ...context, request: (id: string) => requestTemplate(documents, id) ?? context.request(id) },
    effects,
  };
}
