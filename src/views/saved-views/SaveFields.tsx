import { Checkbox, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { failureText, portError } from '../../runtime/ports/index.ts';

import './saved-views.css';

/** The name for a new saved view, and whether it is shared. A failed save keeps the input. */
export function SaveFields(props: {
  label: string;
  placeholder: string;
  button: string;
  canShare: boolean;
  /**
   * Resolves to false if the user cancelled.
   * @throws PortError.
   */
  onSave: (title: string, shared: boolean) => Promise<boolean>;
}) {
  const { label, placeholder, button, canShare, onSave } = props;
  const { message } = useFeedback();
  const [title, setTitle] = useState('');
  const [isShared, setShared] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const name = title.trim();
    if (name === '') return message.warning(say('保存名称不能为空'));
    setSaving(true);
    try {
      if (!(await onSave(name, isShared))) return;
      message.success(say('保存成功'));
      setTitle('');
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <div className="pw-save-fields">
      <Input
        aria-label={label}
        placeholder={placeholder}
        maxLength={50}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {canShare && (
        <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
          {say('共享给所有人')}
        </Checkbox>
      )}
      <Button type="primary" loading={isSaving} onClick={() => void save()}>
        {button}
      </Button>
    </div>
  );
}
