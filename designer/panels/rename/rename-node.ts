import { documentSet } from '../../../src/runtime/page/index.ts';
import type { ChangedDocument, PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { readObject, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { fromTree } from '../../../src/schema/tree/index.ts';
import { renameNode } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { planHere } from './plan-here.ts';
import type { Renamable } from './RenameDialog.tsx';

/** Returns how a node of the form is renamed. */
export function renamableNode({ design, document, around, planRenaming }: NodeSources, path: Path): Renamable {
  const besides = around.filter(({ key }) => key !== document.key);
  const args = (to: string) => ({ path, to, document, documents: documentSet(besides) });
  return {
    name: String(path.at(-1)),
    check: (to) => renameNode(design, args(to)),
    async plan(to) {
      const body = readObject(fromTree(design.tree));
      const wanted = { key: document.key, text: printDocument(body), pointer: toPointer(path), to };
      return planRenaming
        ? planRenaming(wanted)
        : planHere(documentSet([...besides, { ...document, body }]), wanted, [document.key]);
    },
    rename: (to, plan) => design.execute(renameNode, { ...args(to), others: othersOf(plan, [document.key]) }),
  };
}

interface NodeSources {
  design: OpenDesign;
  document: SourceDocument;
  around: readonly SourceDocument[];
  /** Plans the renaming over all documents; without it, only the given documents are searched. */
  planRenaming: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined;
}

/** Returns the changed documents of a plan, without those that the designer itself changes. */
export function othersOf({ documents }: PlannedRenaming, own: readonly string[]): ChangedDocument[] {
  return documents.flatMap(({ key, edited }) => (edited && !own.includes(key) ? [{ key, ...edited }] : []));
}
