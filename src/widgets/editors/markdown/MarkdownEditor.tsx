import { TextAreaTextApi, type ICommand } from '@uiw/react-md-editor/commands';
import { getCommands, getExtraCommands, image } from '@uiw/react-md-editor/commands-cn';
import MDEditor from '@uiw/react-md-editor/nohighlight';
import { cloneElement, isValidElement, useRef, useState, type ClipboardEvent, type SVGAttributes } from 'react';

import { useIsPhone } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { useComposedText } from '../../../runtime/form/index.ts';
import { useTextProblem } from '../../files/uploads/use-text-problem.ts';
import { imagesOf } from '../rich-text/images-of.ts';
import { useImages } from '../rich-text/use-images.ts';
import { imageText } from './image-text.ts';
import { ImageDialog } from './ImageDialog.tsx';
import type { MarkdownProps } from './markdown-props.ts';
import { viewOptions } from './view-options.tsx';

/** The controlled editor; on a phone only the text, with the preview on demand. */
export function MarkdownEditor(props: MarkdownProps & { height: number }) {
  const {
    value,
    onChange,
    onProblem,
    disabled,
    height,
    maxLength,
    biz = 'markdown',
    placeholder = say('请输入内容'),
  } = props;
  const isPhone = useIsPhone();
  const { sending, send } = useImages(biz);
  const box = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [commands] = useState(() => toolbarOf(() => setChoosing(true)));
  const [extraCommands] = useState(() => getExtraCommands().map(withQuietIcon));
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  const { onCompositionStart, onCompositionEnd } = text;

  const length = Array.from(value ?? '').length;
  const problem = useTextProblem({ value, maxLength, onProblem }, { sending, length });

  const insert = (addition: string) => {
    const area = box.current?.querySelector('textarea');
    if (area) new TextAreaTextApi(area).replaceSelection(addition);
  };
  const takeImages = (data: DataTransfer, event: { preventDefault: () => void }) => {
    const images = disabled ? [] : imagesOf(data);
    if (images.length === 0) return;
    event.preventDefault();
    void send(images, (path, name) => insert(imageText(path, name)));
  };
  return (
    <div ref={box}>
      <MDEditor
        value={text.value}
        onChange={(_, event) => event && text.onChange(event)}
        height={height}
        minHeight={200}
        visibleDragbar={false}
        hideToolbar={disabled}
        commands={commands}
        extraCommands={extraCommands}
        preview={isPhone ? 'edit' : 'live'}
        previewOptions={viewOptions}
        textareaProps={{
          onCompositionStart,
          onCompositionEnd,
          placeholder,
          disabled,
          id: props.id,
          onBlur: props.onBlur,
          onPaste: (event: ClipboardEvent) => takeImages(event.clipboardData, event),
          onDrop: (event) => takeImages(event.dataTransfer, event),
          'aria-label': props['aria-label'],
          'aria-labelledby': props['aria-labelledby'],
          'aria-describedby': props['aria-describedby'],
          'aria-required': props['aria-required'],
          'aria-invalid': props['aria-invalid'],
        }}
      />
      {(maxLength !== undefined || sending > 0) && (
        <div className={problem ? 'pw-markdown-foot pw-markdown-over' : 'pw-markdown-foot'} aria-live="polite">
          {sending > 0 ? say('正在上传 {sending} 张图片…', { sending }) : `${length} / ${maxLength}`}
        </div>
      )}
      {isChoosing && <ImageDialog biz={biz} onOk={insert} onGone={() => setChoosing(false)} />}
    </div>
  );
}

function toolbarOf(openImages: () => void): ICommand[] {
  const left = new Set(['help', 'comment', 'issue']);
  const commands = getCommands().filter(({ name }) => !left.has(name ?? ''));
  if (commands.at(-1)?.keyCommand === 'divider') commands.pop();
  return commands.map((command) => withDialog(command, openImages));
}

function withDialog(command: ICommand, open: () => void): ICommand {
  return withQuietIcon(command.name === image.name ? { ...image, execute: open } : command);
}

function withQuietIcon(command: ICommand): ICommand {
  const icon =
    isValidElement<SVGAttributes<SVGElement>>(command.icon) && cloneElement(command.icon, { 'aria-hidden': true });
  const { children } = command;
  return {
    ...command,
    ...(icon && { icon }),
    ...(Array.isArray(children) && { children: children.map(withQuietIcon) }),
  } as ICommand;
}
