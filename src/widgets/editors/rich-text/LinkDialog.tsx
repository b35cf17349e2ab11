import type { Editor } from '@tiptap/react';
import { Input } from 'antd';
import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../../locale/index.ts';

/** A dialog for the link of the selected text; an empty address removes the link. */
export function LinkDialog({ editor, onGone }: { editor: Editor; onGone: () => void }) {
  const before: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof before === 'string' ? before : '');
  const [isOpen, setOpen] = useState(true);
  const isWrong = href.trim() !== '' && !/^(https?:\/\/|mailto:|tel:|\/)/i.test(href.trim());
  const ok = () => {
    if (isWrong) return;
    const chain = editor.chain().extendMarkRange('link');
    const address = href.trim();
    if (address === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain.setLink({ href: address }).run();
    setOpen(false);
  };
  return (
    <DialogFrame
      small
      title={say('链接')}
      open={isOpen}
      width={416}
      place={{ owner: 'rich-text', isTop: true, onGone }}
      onCancel={() => setOpen(false)}
    >
      <DialogBody>
        <Input
          autoFocus
          aria-label={say('链接地址')}
          placeholder="https://"
          value={href}
          status={isWrong ? 'error' : undefined}
          onChange={(event) => setHref(event.target.value)}
          onPressEnter={(event) => {
            // The text, which gets the focus back, would otherwise receive the key as well.
            event.preventDefault();
            ok();
          }}
        />
        <div role="alert" className="pw-rich-problem">
          {isWrong ? say('请输入以http和https开头的网址') : ''}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setOpen(false)}>{say('取消')}</Button>
        <Button type="primary" disabled={isWrong} onClick={ok}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
