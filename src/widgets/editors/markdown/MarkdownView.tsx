import MDEditor from '@uiw/react-md-editor/nohighlight';

import { viewOptions } from './view-options.tsx';

/** A rendered Markdown text. */
export function MarkdownView({ id, text }: { id?: string; text: string }) {
  return (
    <div id={id} className="pw-markdown-view">
      <MDEditor.Markdown source={text} {...viewOptions} />
    </div>
  );
}
