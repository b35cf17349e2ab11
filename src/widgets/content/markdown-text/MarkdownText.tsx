import type { MarkdownTextWidgetProps } from '../../../../generated/props.ts';
import { MarkdownView } from '../../editors/markdown/MarkdownView.tsx';

export type MarkdownTextProps = MarkdownTextWidgetProps;

/** A text in Markdown, without executable content. */
export function MarkdownText({ text = '' }: MarkdownTextProps) {
  return (
    <div style={{ marginBottom: 16 }}>
      <MarkdownView text={text} />
    </div>
  );
}
