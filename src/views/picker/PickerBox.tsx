import { ApartmentOutlined, CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';

import type { WidgetProps } from '../../runtime/registry/index.ts';

import './picker.css';

import { say } from '../../locale/index.ts';

/** The closed picker: the chosen names, a button that opens it, and one that clears it. Delete clears it too. */
export function PickerBox(
  props: Pick<
    WidgetProps,
    | 'id'
    | 'disabled'
    | 'status'
    | 'autoFocus'
    | 'onBlur'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-required'
    | 'aria-invalid'
  > & {
    /** Names of the chosen records; undefined while they are loading. */
    text: string | undefined;
    isEmpty: boolean;
    placeholder: string;
    allowClear: boolean;
    isOpen: boolean;
    icon?: 'search' | 'tree';
    onOpen: () => void;
    onClear: () => void;
  },
) {
  const { text, isEmpty, placeholder, isOpen, onOpen, onClear, disabled, status } = props;
  const canClear = props.allowClear && !isEmpty && !disabled;
  const Icon = props.icon === 'tree' ? ApartmentOutlined : SearchOutlined;
  const press = (event: KeyboardEvent) => {
    const clears = canClear && (event.key === 'Delete' || event.key === 'Backspace');
    if (!clears && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    if (clears) onClear();
    else onOpen();
  };
  const state = status ? ` pw-light-${status}` : '';
  return (
    <span className={`pw-light pw-light-box pw-picker${disabled ? ' pw-light-disabled' : ''}${state}`}>
      <button
        type="button"
        role="combobox"
        id={props.id}
        className="pw-picker-open"
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the form wants it
        autoFocus={props.autoFocus}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${props.id}-dialog`}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-required={props['aria-required']}
        aria-invalid={props['aria-invalid']}
        title={text || undefined}
        onClick={onOpen}
        onKeyDown={press}
        onBlur={props.onBlur}
      >
        {isEmpty ? <span className="pw-picker-placeholder">{placeholder}</span> : (text ?? '…')}
      </button>
      {canClear && (
        <button type="button" className="pw-picker-clear" aria-label={say('清空')} tabIndex={-1} onClick={onClear}>
          <CloseCircleFilled aria-hidden />
        </button>
      )}
      <Icon className="pw-picker-icon" aria-hidden onClick={disabled ? undefined : onOpen} />
    </span>
  );
}
