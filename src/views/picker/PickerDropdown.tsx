import { Dropdown } from 'antd';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { ResolvedPicker } from '../../engine/picker/index.ts';
import { ErrorState, ListSkeleton } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import { usePickedRecords, type PickerDocument } from '../../runtime/picker/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

import './picker.css';

import { PickerChoice } from './PickerChoice.tsx';

export interface PickerDropdownProps {
  id: string | undefined;
  found: PickerDocument;
  keys: readonly string[];
  multiple: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (picker: ResolvedPicker, records: DataRecord[]) => void;
  children: ReactNode;
}

/**
 * A picker as a dropdown below its field: a single choice closes it; each of several choices is applied immediately.
 */
export function PickerDropdown(props: PickerDropdownProps) {
  const { id, isOpen, onOpen, children } = props;
  const field = useRef<HTMLSpanElement>(null);
  const close = () => {
    onOpen(false);
    field.current?.querySelector<HTMLElement>('.pw-picker-open')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  // Escape closes the dropdown, and not also the dialog around the field.
  const pressOutside = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') press(event);
  };
  return (
    <Dropdown
      open={isOpen}
      trigger={['click']}
      onOpenChange={onOpen}
      destroyOnHidden
      popupRender={() => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
        <div role="dialog" aria-label={say('选择')} id={`${id}-dialog`} className="pw-picker-drop" onKeyDown={press}>
          <Inside {...props} onClose={close} />
        </div>
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the button inside */}
      <span ref={field} className="pw-picker-field" onKeyDown={pressOutside}>
        {children}
      </span>
    </Dropdown>
  );
}

function Inside({ found, keys, multiple, onChange, onClose }: PickerDropdownProps & { onClose: () => void }) {
  const picker = found.status === 'ready' ? found.picker : undefined;
  const chosen = usePickedRecords(picker, keys);
  if (found.status === 'failed') return <ErrorState message={found.error.message} onRetry={found.retry} />;
  if (!picker || !chosen) return <ListSkeleton rows={4} columns={1} />;
  const give = (records: DataRecord[]) => {
    onChange(picker, records);
    if (!multiple) onClose();
  };
  // A table also reports rows that are not chosen.
  const take = (records: DataRecord[]) => {
    const isSame = records.length === chosen.length && records.every(({ id }, index) => id === chosen[index]?.id);
    if (!isSame) give(records);
  };
  const isTable = (picker.list ?? picker.query) !== undefined;
  return (
    <div
      ref={focusFirst}
      tabIndex={-1}
      className={`pw-picker-drop-body${isTable ? ' pw-picker-drop-table' : ''}`}
      style={isTable ? { width: Math.min(picker.width, widest) } : undefined}
    >
      <PickerChoice
        picker={{ ...picker, multiple, selectedList: false }}
        initial={chosen}
        chosen={chosen}
        onChange={take}
        onTake={(record) => give([record])}
      />
    </div>
  );
}

/** The maximum width of a table in a dropdown, in pixels. */
const widest = 720;

/**
 * Focuses the input, or the body if there is none yet, so that the user can type or press Tab. Retried per frame: a
 * dropdown is first measured while hidden, and takes no focus then.
 */
function focusFirst(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const input = body.querySelector('input') ?? body;
  let frame = 0;
  const attempt = (left: number) => {
    input.focus();
    if (document.activeElement !== input && left > 0) frame = requestAnimationFrame(() => attempt(left - 1));
  };
  attempt(30);
  return () => cancelAnimationFrame(frame);
}
