import { Input, Modal } from 'antd';
import { useState } from 'react';

import type { PlannedRenaming } from '../../../src/runtime/ports/index.ts';
import { isPlanned, type Plan, type Refused } from '../../commands/index.ts';
import { dialogWords, pageWords, refusalInWords, type Locale, type Refusal } from '../../words/index.ts';
import { renameWords } from './rename-words.ts';
import { RenamingList } from './RenamingList.tsx';

import './rename.css';

/** Something that can be renamed. */
export interface Renamable {
  name: string;
  /** Plans the renaming in the open documents, or returns why the name is not possible. */
  check: (to: string) => Plan;
  /** Plans the renaming over all documents that the host knows. @throws PortError with the reason. */
  plan: (to: string) => Promise<PlannedRenaming | Refused>;
  rename: (to: string, plan: PlannedRenaming) => void;
}

export interface RenameDialogProps {
  renamable: Renamable;
  /** The new name, if the user has already typed one. */
  typed?: string;
  locale: Locale;
  onClose: () => void;
}

/** Renames a field: it asks for the name, lists all changes, and then applies them in one step. */
export function RenameDialog({ renamable, typed: known, locale, onClose }: RenameDialogProps) {
  const words = renameWords[locale];
  const { name } = renamable;
  const [typed, setTyped] = useState(known ?? name);
  const [plan, setPlan] = useState<PlannedRenaming>();
  const [failure, setFailure] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const to = typed.trim();
  const here = to === name || to === '' ? undefined : renamable.check(to);
  const refused = here && !isPlanned(here) ? here.refused : failure;
  const type = (next: string) => {
    setTyped(next);
    setPlan(undefined);
    setFailure(undefined);
  };
  const list = async () => {
    if (!here || !isPlanned(here) || isBusy) return;
    setBusy(true);
    try {
      const found = await renamable.plan(to);
      if ('refused' in found) setFailure(found.refused);
      else setPlan(found);
    } catch (error) {
      setFailure({ key: 'quoted', values: [error instanceof Error ? error.message : String(error)] });
    }
    setBusy(false);
  };
  const rename = () => {
    if (!plan) return;
    renamable.rename(to, plan);
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
