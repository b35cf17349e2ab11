import {
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RollbackOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { FileInput } from '../../files/uploads/FileInput.tsx';
import { LinkDialog } from './LinkDialog.tsx';

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  onImages: (files: File[]) => void;
}

interface Tool {
  name: string;
  icon: ReactNode;
  active?: boolean;
  run: () => void;
}

/** The formatting buttons, pressed where a format applies to the selection. */
export function Toolbar({ editor, disabled, onImages }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({ editor, selector: ({ editor: own }) => readState(own) });
  const run = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: say('撤销'), icon: <RollbackOutlined aria-hidden />, run: () => run().undo().run() },
    {
      name: say('重做'),
      icon: <RollbackOutlined aria-hidden style={{ transform: 'scaleX(-1)' }} />,
      run: () => run().redo().run(),
    },
    ...([1, 2, 3] as const).map((level) => ({
      name: say('标题 {level}', { level }),
      icon: <b aria-hidden>H{level}</b>,
      active: state.heading === level,
      run: () => run().toggleHeading({ level }).run(),
    })),
    { name: say('粗体'), icon: <BoldOutlined aria-hidden />, active: state.bold, run: () => run().toggleBold().run() },
    {
      name: say('斜体'),
      icon: <ItalicOutlined aria-hidden />,
      active: state.italic,
      run: () => run().toggleItalic().run(),
    },
    {
      name: say('下划线'),
      icon: <UnderlineOutlined aria-hidden />,
      active: state.underline,
      run: () => run().toggleUnderline().run(),
    },
    {
      name: say('删除线'),
      icon: <StrikethroughOutlined aria-hidden />,
      active: state.strike,
      run: () => run().toggleStrike().run(),
    },
    {
      name: say('项目符号'),
      icon: <UnorderedListOutlined aria-hidden />,
      active: state.bulletList,
      run: () => run().toggleBulletList().run(),
    },
    {
      name: say('编号'),
      icon: <OrderedListOutlined aria-hidden />,
      active: state.orderedList,
      run: () => run().toggleOrderedList().run(),
    },
    {
      name: say('引用'),
      icon: <b aria-hidden>“”</b>,
      active: state.blockquote,
      run: () => run().toggleBlockquote().run(),
    },
    {
      name: say('代码块'),
      icon: <CodeOutlined aria-hidden />,
      active: state.codeBlock,
      run: () => run().toggleCodeBlock().run(),
    },
    { name: say('链接'), icon: <LinkOutlined aria-hidden />, active: state.link, run: () => setLinking(true) },
    { name: say('分隔线'), icon: <MinusOutlined aria-hidden />, run: () => run().setHorizontalRule().run() },
    { name: say('清除格式'), icon: <ClearOutlined aria-hidden />, run: () => run().unsetAllMarks().clearNodes().run() },
  ];
  return (
    <div className="pw-rich-tools" role="toolbar" aria-label={say('格式')}>
      {tools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} disabled={disabled} />
      ))}
      <PictureTool disabled={disabled} onImages={onImages} />
      {isLinking && <LinkDialog editor={editor} onGone={() => setLinking(false)} />}
    </div>
  );
}

function ToolButton({ tool, disabled }: { tool: Tool; disabled: boolean }) {
  const { name, icon, active, run } = tool;
  return (
    <Button
      type="text"
      size="small"
      title={name}
      aria-label={name}
      aria-pressed={active}
      className={active ? 'pw-rich-active' : undefined}
      disabled={disabled}
      icon={icon}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    />
  );
}

function PictureTool({ disabled, onImages }: Pick<ToolbarProps, 'disabled' | 'onImages'>) {
  const input = useRef<HTMLInputElement>(null);
  const icon = <PictureOutlined aria-hidden />;
  return (
    <>
      <ToolButton tool={{ name: say('图片'), icon, run: () => input.current?.click() }} disabled={disabled} />
      <FileInput input={input} label={say('选择图片')} accept="image/*" multiple onChoose={onImages} />
    </>
  );
}

function readState(editor: Editor) {
  const level: unknown = editor.getAttributes('heading')['level'];
  return {
    heading: typeof level === 'number' ? level : undefined,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
  };
}
