import { Input, Modal } from 'antd';
import { useState } from 'react';

import { documentSet } from '../../../src/runtime/page/index.ts';
import type { ChangedDocument, PlannedRenaming, WantedRenaming } from '../../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { readObject, toPointer, type Path } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { fromTree } from '../../../src/schema/tree/index.ts';
import { isPlanned, renameNode } from '../../commands/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { dialogWords, pageWords, refusalInWords, type Locale, type Refusal } from '../../words/index.ts';
import { planHere } from './plan-here.ts';
import { renameWords } from './rename-words.ts';
import { RenamingList } from './RenamingList.tsx';

import './rename.css';

export interface RenameDialogProps {
  design: OpenDesign;
  path: Path;
  document: SourceDocument;
  around: readonly SourceDocument[];
  /** Plans the renaming over all documents; without it, only the given documents are searched. */
  planRenaming?: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined;
  locale: Locale;
  onClose: () => void;
}

/** Renames a field: it asks for the name, lists all changes, and then applies them in one step. */
export function RenameDialog({ design, path, document, around, planRenaming, locale, onClose }: RenameDialogProps) {
  const words = renameWords[locale];
  const name = String(path.at(-1));
  const [typed, setTyped] = useState(name);
  const [plan, setPlan] = useState<PlannedRenaming>();
  const [failure, setFailure] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const to = typed.trim();
  const documents = documentSet(around.filter(({ key }) => key !== document.key));
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
      const found = await (planRenaming ? planRenaming(wanted) : planHere(all, wanted));
      if ('refused' in found) setFailure(found.refused);
      else setPlan(found);
    } catch (error) {
      setFailure({ key: 'quoted', values: [error instanceof Error ? error.message : String(error)] });
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
      title={words.title(name)}
      width={800}
      okText={plan ? words.rename : words.list}
      cancelText={pageWords[locale].cancel}
      closable={{ 'aria-label': dialogWords[locale].close }}
      maskClosable={false}
      okButtonProps={{ disabled: !here || !isPlanned(here) || isForbidden, loading: isBusy }}
      onCancel={onClose}
      onOk={() => (plan ? rename() : void list())}
    >
      <div className="pw-renaming-name">
        <label htmlFor="pw-renaming-name">{words.newName}</label>
        <Input
          id="pw-renaming-name"
          autoFocus
          maxLength={64}
          value={typed}
          status={refused ? 'error' : ''}
          aria-describedby="pw-renaming-refused"
          onChange={({ target }) => type(target.value)}
          onPressEnter={({ nativeEvent }) => {
            if (!nativeEvent.isComposing && !plan) void list();
          }}
        />
      </div>
      <div id="pw-renaming-refused" role={refused ? 'alert' : undefined} className="pw-renaming-refused">
        {refused && refusalInWords(refused, locale)}
      </div>
      {!plan && <p>{words.hint}</p>}
      {plan && <RenamingList plan={plan} locale={locale} />}
    </Modal>
  );
}

function othersOf({ documents }: PlannedRenaming, own: string): ChangedDocument[] {
  return documents.flatMap(({ key, edited }) => (edited && key !== own ? [{ key, ...edited }] : []));
}
