import { MarkdownView } from '../../editors/markdown/MarkdownView.tsx';

export interface MarkdownTextProps {
  text?: string;
}

/** A text in Markdown; what could run in it is left out. */
export function MarkdownText({ text = '' }: MarkdownTextProps) {
  return (
    <div style={{ marginBottom: 16 }}>
      <MarkdownView text={text} />
    </div>
  );
}
