import { MarkdownView } from '../../editors/markdown/MarkdownView.tsx';

export interface MarkdownTextProps {
  text?: string;
}

/** A text in Markdown, without executable content. */
export function MarkdownText({ text = '' }: MarkdownTextProps) {
  return (
    <div style={{ marginBottom: 16 }}>
      <MarkdownView text={text} />
    </div>
  );
}
