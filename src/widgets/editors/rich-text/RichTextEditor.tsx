import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { createLocalEdits } from '../../../runtime/form/index.ts';
import { cleaned } from '../../display/html/sanitised/index.ts';
import { useTextProblem } from '../../files/uploads/use-text-problem.ts';
import { imagesOf } from './images-of.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { StoredImage } from './StoredImage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useImages } from './use-images.ts';

/** A controlled Tiptap; content that its schema does not support is dropped, from the value and from pasted text. */
export function RichTextEditor(props: RichTextProps) {
  const { value, disabled = false, placeholder = say('请输入内容'), maxLength, onProblem } = props;
  const { sending, send } = useImages('jeditor');
  const latest = useRef(props);
  const [localEdits] = useState(createLocalEdits);
  const current = useRef<Editor>(null);

  const insertImage = (src: string, alt: string) => {
    const own = current.current;
    // The image is inserted after the selection, which may be the previous image, instead of replacing it.
    if (own && !own.isDestroyed) {
      own.commands.insertContentAt(own.state.selection.to, { type: 'image', attrs: { src, alt } });
    } else {
      // Its tab is hidden, and the editor destroyed.
      const image = document.createElement('img');
      image.setAttribute('src', src);
      image.alt = alt;
      latest.current.onChange?.((latest.current.value ?? '') + image.outerHTML);
    }
  };
  const insertImages = (chosen: readonly File[]) => void send(chosen, insertImage);
  const takeImages = (data: DataTransfer | null): boolean => {
    const images = latest.current.disabled ? [] : imagesOf(data);
    if (images.length > 0) insertImages(images);
    return images.length > 0;
  };
  // The editor is null while its tab is hidden, despite the library's type.
  const editor: Editor | null = useEditor({
    extensions: [
      StarterKit.configure({ link: { openOnClick: false, protocols: ['mailto', 'tel'] } }),
      StoredImage,
      Placeholder.configure({ placeholder }),
    ],
    content: cleaned(value ?? ''),
    editable: !disabled,
    immediatelyRender: true,
    editorProps: {
      // The style is inline, as the style sheet may load after the editor.
      attributes: () => ({ ...ariaOf(latest.current), style: 'white-space: pre-wrap' }),
      transformPastedHTML: cleaned,
      handlePaste: (_view, event) => takeImages(event.clipboardData),
      handleDrop: (_view, event) => takeImages(event.dataTransfer),
    },
    onUpdate({ editor: own }) {
      const html = htmlOf(own);
      localEdits.sent(html);
      latest.current.onChange?.(html || null);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    latest.current = props;
    current.current = editor;
  });
  useEffect(() => {
    const html = value ?? '';
    if (!editor || editor.isDestroyed || localEdits.isOwn(html) || htmlOf(editor) === html) return;
    editor.commands.setContent(cleaned(html), { emitUpdate: false });
  }, [editor, localEdits, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const length = !editor || editor.isDestroyed ? 0 : Array.from(editor.getText({ blockSeparator: '' })).length;
  const problem = useTextProblem({ value, maxLength, onProblem }, { sending, length });

  if (!editor) return <div aria-busy />;
  return (
    <>
      <Toolbar editor={editor} disabled={disabled} onImages={insertImages} />
      <EditorContent editor={editor} className="pw-rich-content" />
      {(maxLength !== undefined || sending > 0) && (
        <div className={problem ? 'pw-rich-foot pw-rich-problem' : 'pw-rich-foot'} aria-live="polite">
          <span>{sending > 0 ? say('正在上传 {sending} 张图片…', { sending }) : ''}</span>
          {maxLength !== undefined && <span>{`${length} / ${maxLength}`}</span>}
        </div>
      )}
    </>
  );
}

/** Returns '' if empty; drops the trailing empty paragraphs that the editor always adds. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');
}

function ariaOf(props: RichTextProps): Record<string, string> {
  const attributes = {
    id: props.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'] ? 'true' : undefined,
    'aria-invalid': props['aria-invalid'] ? 'true' : undefined,
    'aria-disabled': props.disabled ? 'true' : undefined,
    tabindex: '0',
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
