import { Checkbox, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';

import { failureText, portError } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';
import { Button } from '../controls/button/index.ts';
import { useFeedback } from '../feedback/index.ts';

import './saved-views.css';

/** The name to keep something under, and whether all may use it. A save that fails leaves the name where it was typed. */
export function SaveFields(props: {
  label: string;
  placeholder: string;
  button: string;
  canShare: boolean;
  /** False where the person thought better of it. Throws PortError. */
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
