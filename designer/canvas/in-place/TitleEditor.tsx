import { useState } from 'react';

import type { Path } from '../../../src/schema/json/index.ts';
import { setTitle } from '../../commands/index.ts';
import { givenTitle, nodeAt, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { DesignerWords } from '../../words/index.ts';
import { LineEditor } from './LineEditor.tsx';

/** Edits the title of a node in place. `onNext` is called when Enter moves on. */
export function TitleEditor(props: {
  design: OpenDesign;
  path: Path;
  words: DesignerWords;
  onDone: () => void;
  onNext?: () => void;
}) {
  const { design, path, words, onDone, onNext = onDone } = props;
  const node = nodeAt(design.tree, path);
  const [title] = useState(() => (node && givenTitle(node, design.fields)) ?? '');
  const [name] = useState(() => (node ? titleOfNode(node, design) : ''));
  return (
    <LineEditor
      label={words.editTitle(name)}
      text={title}
      onWrite={(text) => design.execute(setTitle, { path, title: text })}
      onDone={onDone}
      onNext={onNext}
    />
  );
}
