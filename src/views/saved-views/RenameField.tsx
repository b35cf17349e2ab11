import { Input } from 'antd';
import { useState } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { failureText, portError, type SavedView } from '../../runtime/ports/index.ts';

/** A field to rename a saved view or query, in place of its name: Enter or blur saves, Escape cancels. */
export function RenameField(props: {
  view: SavedView;
  noun: string;
  /** @throws PortError. */
  onRename: (title: string) => Promise<void>;
  /** `byKey`: the focus was still in the field. */
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
        // Escape must not close the popover around the list.
        event.stopPropagation();
        onDone(true);
      }}
    />
  );
}
