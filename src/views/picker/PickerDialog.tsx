import { useMemo, useState } from 'react';

import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { ListSkeleton } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import type { ListOptions } from '../../runtime/list/index.ts';
import { usePickedRecords, type PickerDocument } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { EventBoundary } from './EventBoundary.tsx';
import { NotOpen } from './NotOpen.tsx';

import './picker.css';

import { PickerChoice } from './PickerChoice.tsx';

export interface PickerDialogProps {
  found: PickerDocument;
  /** The keys of the field's value, selected each time it opens. */
  keys: readonly string[];
  multiple: boolean;
  /** The initial selection, if it is not given by `keys`. */
  held?: readonly DataRecord[];
  isHeld?: (held: DataRecord, row: DataRecord) => boolean;
  use?: ListOptions;
  /** `true`: an empty choice cannot be confirmed. */
  needsChoice?: boolean;
  onDone: (picker: ResolvedPicker, records: DataRecord[]) => void;
  onClosing: () => void;
  onGone: () => void;
}

/** A picker in a dialog. Nothing changes before 确定. */
export function PickerDialog({ found, keys, multiple, onDone, onClosing, onGone, ...rest }: PickerDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosing();
  };
  const picker = useMemo(() => {
    if (found.status !== 'ready') return undefined;
    return found.picker.multiple === multiple ? found.picker : withMultiple(found.picker, multiple);
  }, [found, multiple]);
  return (
    <EventBoundary>
      <DialogFrame
        title={picker?.title ?? say('请选择')}
        width={picker?.width ?? 1000}
        open={isOpen}
        place={{ owner: 'picker', isTop: true, onGone }}
        fullScreen
        onCancel={close}
      >
        {picker ? (
          <Opened
            {...rest}
            picker={picker}
            keys={keys}
            onCancel={close}
            onDone={(records) => {
              onDone(picker, records);
              close();
            }}
          />
        ) : (
          <>
            <DialogBody>
              <NotOpen found={found} />
            </DialogBody>
            <DialogFooter>
              <Button onClick={close}>{say('关闭')}</Button>
            </DialogFooter>
          </>
        )}
      </DialogFrame>
    </EventBoundary>
  );
}

type OpenedProps = Pick<PickerDialogProps, 'keys' | 'held' | 'isHeld' | 'use' | 'needsChoice'> & {
  picker: ResolvedPicker;
  onCancel: () => void;
  onDone: (records: DataRecord[]) => void;
};

function Opened({ picker, keys, held, isHeld, use, needsChoice, onCancel, onDone }: OpenedProps) {
  const [initialKeys] = useState(keys);
  const asked = usePickedRecords(held ? undefined : picker, initialKeys);
  const initial = held ?? asked;
  const [changed, setChanged] = useState<DataRecord[]>();
  const { message } = useFeedback();
  const chosen = changed ?? [...(initial ?? [])];
  const confirm = () => {
    if ((needsChoice && chosen.length === 0) || (!picker.multiple && chosen.length > 1))
      message.warning(say('请选择一条记录'));
    else onDone(chosen);
  };
  const take = (record: DataRecord) => onDone([record]);
  const hasSelected = (picker.list ?? picker.query) !== undefined && picker.selectedList && picker.multiple;
  return (
    <>
      <DialogBody>
        {!initial && <ListSkeleton rows={5} columns={4} />}
        {initial && (
          <PickerChoice
            picker={picker}
            initial={initial}
            chosen={chosen}
            isHeld={isHeld}
            use={use}
            onChange={setChanged}
            onTake={take}
          />
        )}
      </DialogBody>
      <DialogFooter>
        {!hasSelected && picker.multiple && (
          <span className="pw-picker-count" aria-live="polite">
            {say('已选 {chosenCount} 项', { chosenCount: chosen.length })}
          </span>
        )}
        <Button onClick={onCancel}>{say('取消')}</Button>
        <Button type="primary" disabled={!initial} onClick={confirm}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The field, not the document, decides between one and several choices. */
function withMultiple(picker: ResolvedPicker, multiple: boolean): ResolvedPicker {
  return { ...picker, multiple };
}
