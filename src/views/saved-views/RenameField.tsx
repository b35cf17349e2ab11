import { Input } from 'antd';
import { useState } from 'react';

import { failureText, portError, type SavedView } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';
import { useFeedback } from '../feedback/index.ts';

/** Another name for what is kept, in the place of the old one: Enter or leaving the box takes it, Escape does not. */
export function RenameField(props: {
  view: SavedView;
  /** What one of them is called: 查询, 视图. */
  noun: string;
  /** Throws PortError. */
  onRename: (title: string) => Promise<void>;
  /** `byKey`: the focus was still here. */
  onDone: (byKey: boolean) => void;
}) {
  const { view, noun, onRename, onDone } = props;
  const { message } = useFeedback();
  const [title, setTitle] = useState(view.title);
  const rename = async (byKey: boolean) => {
    const name = title.trim();
    if (name === view.title || (name === '' && !byKey)) return onDone(byKey);
    if (name === '') return message.warning(say('保存名称不能为空'));
    try {
      await onRename(name);
      onDone(byKey);
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    }
  };
  return (
    <Input
      autoFocus
      size="small"
      aria-label={say('{noun}“{title}”的新名称', { noun, title: view.title })}
      maxLength={50}
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void rename(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') void rename(true);
        if (event.key !== 'Escape') return;
        // What holds the list stays open.
        event.stopPropagation();
        onDone(true);
      }}
    />
  );
}
