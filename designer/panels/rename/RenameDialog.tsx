import { Input, Modal } from 'antd';
import { useState } from 'react';

import { documentSet } from '../../../src/runtime/page/index.ts';
import type { ChangedDocument, PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { type Path, readObject, toPointer } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/index.ts';
import { fromTree } from '../../../src/schema/tree/index.ts';
import { isPlanned, renameNode } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { planHere } from './plan-here.ts';
import { RenamingList } from './RenamingList.tsx';
import './rename.css';

export interface RenameDialogProps {
  design: OpenDesign;
  /** The node that gets another name. */
  path: Path;
  document: SourceDocument;
  /** The documents around it, as they stand now. */
  around: readonly SourceDocument[];
  /** Looks into all documents; where it is left out, into those that are here. */
  planRenaming?: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined;
  onClose: () => void;
}

/** Gives a field another name: first a name, then the list of all that changes with it, then it is done, in one step. */
export function RenameDialog({ design, path, document, around, planRenaming, onClose }: RenameDialogProps) {
  const name = String(path.at(-1));
  const [typed, setTyped] = useState(name);
  const [plan, setPlan] = useState<PlannedRenaming>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const to = typed.trim();
  const documents = documentSet([...around.filter(({ key }) => key !== document.key)]);
  const args = { path, to, document, documents };
  const here = to === name || to === '' ? undefined : renameNode(design, args);
  const refused = here && !isPlanned(here) ? here.refused : failure;
  const type = (next: string) => {
    setTyped(next);
    setPlan(undefined);
    setFailure(undefined);
  };
  const list = async () => {
    if (!here || !isPlanned(here) || isBusy) return;
    setBusy(true);
    const body = readObject(fromTree(design.tree));
    const wanted = { key: document.key, text: printDocument(body), pointer: toPointer(path), to };
    const all = documentSet([...around.filter(({ key }) => key !== document.key), { ...document, body }]);
    try {
      setPlan(await (planRenaming ? planRenaming(wanted) : planHere(all, wanted)));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const rename = () => {
    if (!plan) return;
    design.execute(renameNode, { ...args, others: othersOf(plan, document.key) });
    onClose();
  };
  const isForbidden = plan?.documents.some(({ edited }) => !edited) ?? false;
  return (
    <Modal
      open
      title={`重命名字段“${name}”`}
      width={800}
      okText={plan ? '改名' : '列出要改的地方'}
      cancelText="取消"
      maskClosable={false}
      okButtonProps={{ disabled: !here || !isPlanned(here) || isForbidden, loading: isBusy }}
      onCancel={onClose}
      onOk={() => (plan ? rename() : void list())}
    >
      <div className="pw-renaming-name">
        <label htmlFor="pw-renaming-name">新名字</label>
        <Input
          id="pw-renaming-name"
          autoFocus
          maxLength={64}
          value={typed}
          status={refused ? 'error' : ''}
          aria-describedby="pw-renaming-refused"
          onChange={({ target }) => type(target.value)}
          onPressEnter={({ nativeEvent }) => {
            // The Enter that ends a word of an input method.
            if (!nativeEvent.isComposing && !plan) void list();
          }}
        />
      </div>
      <div id="pw-renaming-refused" role={refused ? 'alert' : undefined} className="pw-renaming-refused">
        {refused}
      </div>
      {!plan && <p>先列出所有用到它的地方，看过之后再改；改名是一步，可以撤销。</p>}
      {plan && <RenamingList plan={plan} />}
    </Modal>
  );
}

function othersOf({ documents }: PlannedRenaming, own: string): ChangedDocument[] {
  return documents.flatMap(({ key, edited }) => (edited && key !== own ? [{ key, ...edited }] : []));
}
